/** Items, particles and score pop-ups. */
import type { Machine } from "colorburst";
import { FRAMES, type SequenceName } from "../../art/frames.ts";
import { drawFrame } from "../../hud/draw-frame.ts";
import { PARTICLE_LIFE_TICKS } from "../particles.ts";
import { ITEM, PARTICLE, type SkyState } from "../sky-state.ts";
import { OBJECT_ID } from "./object-ids.ts";

/** By number in ITEM. */
const ITEM_FRAMES: readonly SequenceName[] = ["pickupPower", "pickupMissile", "pickupBomb", "pickupLife", "medal"];

/** By number in PARTICLE. */
const PARTICLE_FRAMES: readonly SequenceName[] = [
	"explosionSmall",
	"explosionLarge",
	"debris",
	"smoke",
	"splash",
	"bulletCancel",
	"shotHit",
];

export function drawItems(machine: Machine, sky: SkyState): void {
	const { live, kind, x, y, age } = sky.items;
	let left = sky.items.liveCount;
	for (let i = 0; left > 0; i++) {
		if (live[i] !== 1) continue;
		left -= 1;
		const turn = kind[i] === ITEM.medal ? (age[i]! >> 3) & 3 : 0;
		drawFrame(machine, OBJECT_ID.items + i, ITEM_FRAMES[kind[i]!]!, turn, x[i]!, y[i]!, { jump: age[i]! <= 1 });
	}
}

/** @param isSmall true: debris and smoke, which may be left out when sprites run short; false: explosions */
export function drawParticles(machine: Machine, sky: SkyState, isSmall: boolean): void {
	const { live, kind, x, y, age } = sky.particles;
	let left = sky.particles.liveCount;
	for (let i = 0; left > 0; i++) {
		if (live[i] !== 1) continue;
		left -= 1;
		const k = kind[i]!;
		if ((k === PARTICLE.debris || k === PARTICLE.smoke) !== isSmall) continue;
		const name = PARTICLE_FRAMES[k]!;
		const count = FRAMES[name].length;
		const frame = Math.min(count - 1, Math.floor((age[i]! * count) / PARTICLE_LIFE_TICKS[k]!));
		drawFrame(machine, OBJECT_ID.particles + i, name, frame, x[i]!, y[i]!, { jump: age[i]! <= 1 });
	}
}

/** Points rise from where they were made. Digits are 5 px wide. */
export function drawPopUps(machine: Machine, sky: SkyState): void {
	for (let i = 0; i < sky.popUps.length; i++) {
		const popUp = sky.popUps[i]!;
		if (popUp.ticks <= 0) continue;
		const text = `${popUp.value}`;
		const y = popUp.y - (40 - popUp.ticks) * 0.4;
		for (let d = 0; d < text.length && d < 6; d++) {
			const x = popUp.x + (d - (text.length - 1) / 2) * 6;
			const digit = text.charCodeAt(d) - 48;
			drawFrame(machine, OBJECT_ID.popUps + i * 8 + d, "popupDigit", digit, x, y, { jump: popUp.ticks >= 39 });
		}
	}
}
