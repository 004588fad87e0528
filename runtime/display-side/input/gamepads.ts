import { type GamepadHandler, GamepadListener } from "gamepad.js";
import { PAD_COUNT } from "../../machine/memory-map.ts";
import { ButtonLatch } from "./button-latch.ts";
import { type PadMap, padBits, STANDARD_PAD_MAP } from "./pad-maps.ts";

const DEAD_ZONE = 0.2;

export interface GamepadsOptions {
	/** Maps that people made for pads without the standard layout, by the pad's id. */
	readonly maps: Readonly<Record<string, PadMap>>;
	/** A pad without a known layout was touched: it needs the remap screen. */
	onUnknownPad(id: string, slot: number): void;
	/** A pad was taken by a player with its first press. */
	onBound(id: string, player: number): void;
}

/**
 * Pads through gamepad.js, polled by us. A pad belongs to nobody until its first press, which gives it the lowest free
 * player number.
 */
export class Gamepads {
	readonly latches = Array.from({ length: PAD_COUNT }, () => new ButtonLatch());
	maps: Readonly<Record<string, PadMap>>;
	#listener: GamepadListener | null;
	readonly #options: GamepadsOptions;
	/** Slot of each player's pad. */
	readonly #slotOfPlayer: (number | null)[] = Array.from({ length: PAD_COUNT }, () => null);
	readonly #reportedUnknown = new Set<string>();

	constructor(options: GamepadsOptions) {
		this.#options = options;
		this.maps = options.maps;
		// Not every page may ask for pads (no secure context, a policy): then there are none.
		this.#listener = typeof navigator.getGamepads === "function" ? new GamepadListener({ deadZone: 0 }) : null;
		this.#listener?.on("gamepad:disconnected", ({ detail }) => this.#unbind(detail.index));
	}

	/** Reads all pads. Once a refresh, and again right before a tick is sent. */
	poll(): void {
		if (!this.#listener) return;
		try {
			this.#forgetReplacedPads(this.#listener);
			this.#listener.update();
		} catch {
			// A frame whose page keeps pads to itself: then there are none, and keys and touch play on.
			this.#listener = null;
			return;
		}
		for (const handler of this.#listener.handlers) if (handler) this.#read(handler);
	}

	/** The stick of a player's pad, −127 to 127 an axis. */
	stick(player: number): { x: number; y: number } {
		const handler = this.handlerOf(player);
		if (handler?.gamepad.mapping !== "standard") return { x: 0, y: 0 };
		return { x: stickValue(handler.axes[0] ?? 0), y: stickValue(handler.axes[1] ?? 0) };
	}

	/** The pad of a player, or of a slot for the remap screen. */
	handlerOf(player: number): GamepadHandler | null {
		const slot = this.#slotOfPlayer[player];
		return slot === null || slot === undefined ? null : this.handlerInSlot(slot);
	}

	handlerInSlot(slot: number): GamepadHandler | null {
		return this.#listener?.handlers[slot] ?? null;
	}

	/** Every pad the browser shows (it hides a pad until a button was pressed). */
	connected(): readonly GamepadHandler[] {
		return this.#listener?.handlers.filter((handler) => handler !== null) ?? [];
	}

	clear(): void {
		for (const latch of this.latches) latch.clear();
	}

	/** gamepad.js keeps the button count of the pad it first saw in a slot, and throws on one with fewer. */
	#forgetReplacedPads(listener: GamepadListener): void {
		for (const [slot, pad] of navigator.getGamepads().entries()) {
			const known = listener.handlers[slot];
			if (!known || !pad) continue;
			const same =
				known.gamepad.id === pad.id &&
				known.buttons.length === pad.buttons.length &&
				known.axes.length === pad.axes.length;
			if (same) continue;
			listener.handlers[slot] = null;
			this.#unbind(slot);
		}
	}

	#read(handler: GamepadHandler): void {
		const { id, mapping } = handler.gamepad;
		const map = this.maps[id] ?? (mapping === "standard" ? STANDARD_PAD_MAP : null);
		if (!map) {
			if (handler.buttons.some((value) => value > 0.5) && !this.#reportedUnknown.has(id)) {
				this.#reportedUnknown.add(id);
				this.#options.onUnknownPad(id, handler.index);
			}
			return;
		}
		const bits = padBits(map, handler);
		let player = this.#slotOfPlayer.indexOf(handler.index);
		if (player < 0 && bits !== 0) player = this.#bind(handler);
		if (player >= 0) this.latches[player]?.setHeld(bits);
	}

	#bind(handler: GamepadHandler): number {
		const player = this.#slotOfPlayer.indexOf(null);
		if (player < 0) return -1;
		this.#slotOfPlayer[player] = handler.index;
		this.#options.onBound(handler.gamepad.id, player);
		return player;
	}

	#unbind(slot: number): void {
		const player = this.#slotOfPlayer.indexOf(slot);
		if (player < 0) return;
		this.#slotOfPlayer[player] = null;
		this.latches[player]?.clear();
	}
}

function stickValue(axis: number): number {
	const size = Math.abs(axis);
	if (size < DEAD_ZONE) return 0;
	const scaled = Math.min(1, (size - DEAD_ZONE) / (1 - DEAD_ZONE));
	return Math.round(Math.sign(axis) * scaled * 127);
}
