import { useRef } from "preact/hooks";
import type { ButtonLatch } from "../display-side/input/button-latch.ts";
import { BUTTON, type ButtonName } from "../machine/memory-map.ts";

/** Within this part of the cross's radius no direction is meant. */
const DEAD_RADIUS = 0.22;
/** A finger this near (in button radii) to a button presses it too: A and B together by one thumb. */
const REACH_RADII = 1.35;

/** A pad drawn on the screen, for fingers: every finger may slide from one button to the next. */
export function TouchPad(props: { latch: ButtonLatch }) {
	const pad = useRef<HTMLDivElement>(null);
	/** Button bits each finger holds, by pointer id. */
	const fingers = useRef(new Map<number, number>());

	const publish = () => {
		let bits = 0;
		for (const held of fingers.current.values()) bits |= held;
		props.latch.setHeld(bits);
		for (const element of pad.current?.querySelectorAll<HTMLElement>("[data-button]") ?? []) {
			element.toggleAttribute("data-down", (bits & BUTTON[element.dataset["button"] as ButtonName]) !== 0);
		}
		const cross = pad.current?.querySelector<HTMLElement>(".touch-cross");
		if (cross) cross.dataset["direction"] = directionNames(bits);
	};
	const touch = (event: PointerEvent) => {
		event.preventDefault();
		if (event.type === "pointerdown") {
			// The finger may leave the element it came down on and still be followed.
			(event.target as Element).releasePointerCapture?.(event.pointerId);
			pad.current?.setPointerCapture(event.pointerId);
			if (navigator.vibrate) navigator.vibrate(8);
		} else if (!fingers.current.has(event.pointerId)) return;
		fingers.current.set(event.pointerId, pad.current ? bitsAt(pad.current, event.clientX, event.clientY) : 0);
		publish();
	};
	const lift = (event: PointerEvent) => {
		fingers.current.delete(event.pointerId);
		publish();
	};
	const stopMenu = (event: Event) => event.preventDefault();

	return (
		<div
			ref={pad}
			class="touch-pad"
			role="application"
			aria-label="Touch pad"
			data-testid="touch-pad"
			onPointerDown={touch}
			onPointerMove={touch}
			onPointerUp={lift}
			onPointerCancel={lift}
			onContextMenu={stopMenu}
		>
			<div class="touch-cross" data-direction="" role="img" aria-label="Direction pad">
				<i class="cross-up" />
				<i class="cross-left" />
				<i class="cross-right" />
				<i class="cross-down" />
			</div>
			<div class="touch-middle">
				<TouchButton button="select" />
				<TouchButton button="start" />
			</div>
			<div class="touch-diamond">
				<TouchButton button="y" />
				<TouchButton button="x" />
				<TouchButton button="b" />
				<TouchButton button="a" />
			</div>
			<TouchButton button="l" />
			<TouchButton button="r" />
		</div>
	);
}

function TouchButton(props: { button: ButtonName }) {
	const { button } = props;
	const name = button.length === 1 ? button.toUpperCase() : button;
	return (
		<span class={`touch-button touch-${button}`} data-button={button} role="img" aria-label={`${name} button`}>
			{name}
		</span>
	);
}

function directionNames(bits: number): string {
	return (["up", "down", "left", "right"] as const).filter((name) => bits & BUTTON[name]).join(" ");
}

/** Button bits under a finger. */
function bitsAt(pad: HTMLElement, x: number, y: number): number {
	let bits = 0;
	for (const element of pad.querySelectorAll<HTMLElement>("[data-button]")) {
		const box = element.getBoundingClientRect();
		const dx = (x - (box.left + box.width / 2)) / (box.width / 2);
		const dy = (y - (box.top + box.height / 2)) / (box.height / 2);
		if (Math.hypot(dx, dy) < REACH_RADII) bits |= BUTTON[element.dataset["button"] as ButtonName];
	}
	const cross = pad.querySelector(".touch-cross")?.getBoundingClientRect();
	if (!cross) return bits;
	const dx = (x - (cross.left + cross.width / 2)) / (cross.width / 2);
	const dy = (y - (cross.top + cross.height / 2)) / (cross.height / 2);
	return bits | crossBits(dx, dy);
}

/** Eight directions by angle; the cross reaches a little further than it is drawn. */
export function crossBits(dx: number, dy: number): number {
	const distance = Math.hypot(dx, dy);
	if (distance < DEAD_RADIUS || distance > 1.6) return 0;
	const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) & 7;
	const { right, down, left, up } = BUTTON;
	return [right, right | down, down, down | left, left, left | up, up, up | right][eighth]!;
}
