import { BUTTON, type ButtonName, PAD_COUNT } from "../../machine/memory-map.ts";
import type { InputChange, InputScript } from "../input-script.ts";

interface Hold {
	readonly player: number;
	readonly button: ButtonName;
	readonly fromTick: number;
	/** First tick in which it is up again. */
	readonly untilTick: number;
}

/**
 * Writes down what players do, button by button; holds may overlap.
 * `pads().press(10, "start").hold(20, 80, "right").hold(40, 45, "a")`
 */
export class PadScript {
	private readonly holds: Hold[] = [];
	private current = 0;

	/** What follows is done by this player, 0–3. */
	player(player: number): this {
		if (!Number.isInteger(player) || player < 0 || player >= PAD_COUNT) {
			throw new RangeError(`a player is 0 to ${PAD_COUNT - 1}, not ${player}`);
		}
		this.current = player;
		return this;
	}

	/** Presses buttons in one tick and lets them go in the next. */
	press(tick: number, ...buttons: readonly ButtonName[]): this {
		return this.hold(tick, tick + 1, ...buttons);
	}

	/** Holds buttons from a tick until, not including, another. */
	hold(fromTick: number, untilTick: number, ...buttons: readonly ButtonName[]): this {
		if (!Number.isInteger(fromTick) || !Number.isInteger(untilTick) || fromTick < 0 || untilTick <= fromTick) {
			throw new RangeError(`hold(${fromTick}, ${untilTick}): from a tick, 0 or more, until a later one`);
		}
		for (const button of buttons) {
			if (!(button in BUTTON)) throw new RangeError(`"${button}" is no button: ${Object.keys(BUTTON).join(", ")}`);
			this.holds.push({ player: this.current, button, fromTick, untilTick });
		}
		return this;
	}

	/** The list of changes, as an input file holds it. */
	changes(): InputScript {
		const changes: InputChange[] = [];
		for (let player = 0; player < PAD_COUNT; player++) {
			const holds = this.holds.filter((hold) => hold.player === player);
			const ticks = new Set(holds.flatMap((hold) => [hold.fromTick, hold.untilTick]));
			for (const tick of [...ticks].sort((a, b) => a - b)) {
				const down = holds.filter((hold) => hold.fromTick <= tick && tick < hold.untilTick);
				changes.push({ tick, player, buttons: [...new Set(down.map((hold) => hold.button))] });
			}
		}
		return changes.sort((a, b) => a.tick - b.tick || a.player - b.player);
	}
}

/** Begins a list of what players do. */
export function pads(): PadScript {
	return new PadScript();
}
