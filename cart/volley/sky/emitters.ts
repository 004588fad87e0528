/** Guns as data: when an enemy fires, and in what pattern. Bosses are made of the same. */
import { leadDegOf } from "./aim.ts";
import { DEGREE, headingDegOf } from "./geometry.ts";
import { addMover } from "./mover-pool.ts";
import type { ShipSight } from "./perception.ts";
import { BULLET, type BulletName, type SkyState } from "./sky-state.ts";
import { DIFFICULTY, SKY_TUNING } from "./tuning.ts";

/** Bullets come out this far from the emitter's place. */
const MUZZLE_PX = 4;
/** Rings begin as rings: twenty bullets in one point would be too many sprites for one line. */
const RING_MUZZLE_PX = 18;

export interface Emitter {
	/**
	 * aimed: at the ship. gun: along the enemy's own barrel. fan: `count` over `spreadDeg` round the ship.
	 * ring: `count` all round. sweep: one a shot, from one side of `spreadDeg` to the other. spiral: `count` arms that
	 * turn by `turnDegPerShot`. down: `count` over `spreadDeg` round straight down. lead: at where the ship will be.
	 * laser: a boss's beam, which sweeps over `spreadDeg`; missile: a boss's missile, to one side and the other of the
	 * ship by half of `spreadDeg`, by one law and the other (boss.ts fires both).
	 */
	readonly pattern: "aimed" | "gun" | "fan" | "ring" | "sweep" | "spiral" | "down" | "lead" | "laser" | "missile";
	/** The age at which it first fires, and the time from one burst to the next. */
	readonly firstTick: number;
	readonly everyTicks: number;
	/** Shots in a burst, and ticks between them. */
	readonly burst: number;
	readonly gapTicks: number;
	readonly count: number;
	readonly spreadDeg: number;
	/** Pixels a tick, before difficulty and rank. */
	readonly speed: number;
	readonly bullet: BulletName;
	readonly offsetX: number;
	readonly offsetY: number;
	readonly turnDegPerShot: number;
	/** The boss's part that carries it; −1: the hull. */
	readonly part: number;
}

/** An emitter with what most have in common filled in. */
export function emitter(
	pattern: Emitter["pattern"],
	given: Partial<Omit<Emitter, "pattern">> & Pick<Emitter, "firstTick" | "everyTicks" | "speed">,
): Emitter {
	return {
		pattern,
		burst: 1,
		gapTicks: 1,
		count: 1,
		spreadDeg: 0,
		bullet: "small",
		offsetX: 0,
		offsetY: 0,
		turnDegPerShot: 0,
		part: -1,
		...given,
	};
}

/**
 * Which shot of its burst an emitter fires at this age.
 * @param age ticks since the enemy came (or the boss's phase began)
 * @param fireScale multiplies the time between bursts, never the burst itself
 * @returns shots fired before, counted over all bursts; or −1: none now
 */
export function shotDueAt(emitter: Emitter, age: number, fireScale: number): number {
	const since = age - Math.round(emitter.firstTick * Math.max(1, fireScale));
	if (since < 0) return -1;
	const burstTicks = emitter.burst * emitter.gapTicks;
	const period = Math.max(burstTicks, Math.round(emitter.everyTicks * fireScale));
	const inBurst = since % period;
	if (inBurst >= burstTicks || inBurst % emitter.gapTicks !== 0) return -1;
	return Math.floor(since / period) * emitter.burst + inBurst / emitter.gapTicks;
}

/** Headings in degrees of the bullets of one shot. */
export function shotHeadingsDeg(emitter: Emitter, shot: number, aimDeg: number, gunDeg: number): number[] {
	const { count, spreadDeg } = emitter;
	switch (emitter.pattern) {
		case "laser":
		case "missile":
			return [];
		case "aimed":
		case "lead":
			return [aimDeg];
		case "gun":
			return [gunDeg];
		case "sweep": {
			const last = Math.max(1, emitter.burst - 1);
			const step = shot % emitter.burst;
			const isBack = Math.floor(shot / emitter.burst) % 2 === 1;
			const from = isBack ? 1 - step / last : step / last;
			return [90 + (from - 0.5) * spreadDeg];
		}
		case "ring":
			return spread(count, 360 - 360 / count, 90 + shot * emitter.turnDegPerShot);
		case "spiral":
			return spread(count, 360 - 360 / count, shot * emitter.turnDegPerShot);
		case "fan":
			return spread(count, spreadDeg, aimDeg);
		case "down":
			return spread(count, spreadDeg, 90 + shot * emitter.turnDegPerShot);
	}
}

function spread(count: number, spreadDeg: number, middleDeg: number): number[] {
	if (count === 1) return [middleDeg];
	const step = spreadDeg / (count - 1);
	return Array.from({ length: count }, (_, i) => middleDeg - spreadDeg / 2 + i * step);
}

/** Bullets' speed in this game now: difficulty times rank times the emitter's own. */
export function bulletSpeed(sky: SkyState, speed: number): number {
	return speed * DIFFICULTY[sky.difficulty].bulletSpeed * (1 + SKY_TUNING.rankBulletSpeed * sky.rank);
}

/** How much longer or shorter enemies that come now wait between shots. */
export function fireScaleNow(sky: SkyState): number {
	return DIFFICULTY[sky.difficulty].fireEvery * (1 - SKY_TUNING.rankFireRate * sky.rank);
}

/**
 * Fires an emitter from (x, y) if a shot is due and the shot would be fair.
 * @returns whether it fired
 */
export function runEmitter(
	sky: SkyState,
	emitter: Emitter,
	age: number,
	fireScale: number,
	x: number,
	y: number,
	sight: ShipSight,
	gunDeg: number,
): boolean {
	const shot = shotDueAt(emitter, age, fireScale);
	if (shot < 0) return false;
	const fromX = x + emitter.offsetX;
	const fromY = y + emitter.offsetY;
	const aimDeg = aimOf(sky, emitter, sight, fromX, fromY);
	const isRound = emitter.pattern === "ring" || emitter.pattern === "spiral";
	const muzzlePx = isRound ? RING_MUZZLE_PX : MUZZLE_PX;
	for (const headingDeg of shotHeadingsDeg(emitter, shot, aimDeg, gunDeg)) {
		const angle = headingDeg * DEGREE;
		const x0 = fromX + Math.cos(angle) * muzzlePx;
		const y0 = fromY + Math.sin(angle) * muzzlePx;
		addBullet(sky, emitter.bullet, x0, y0, headingDeg, emitter.speed);
	}
	return true;
}

function aimOf(sky: SkyState, emitter: Emitter, sight: ShipSight, fromX: number, fromY: number): number {
	if (!sight.isSeen) return 90;
	const dx = sight.x - fromX;
	const dy = sight.y - fromY;
	if (emitter.pattern !== "lead") return headingDegOf(dx, dy);
	return leadDegOf(dx, dy, sight.vx, sight.vy, bulletSpeed(sky, emitter.speed));
}

/** Adds one enemy bullet; a full pool drops it silently, which only makes the moment easier. */
export function addBullet(
	sky: SkyState,
	name: BulletName,
	x: number,
	y: number,
	headingDeg: number,
	speed: number,
): void {
	const pxPerTick = bulletSpeed(sky, speed);
	const angle = headingDeg * DEGREE;
	addMover(sky.bullets, BULLET[name], x, y, Math.cos(angle) * pxPerTick, Math.sin(angle) * pxPerTick, 0);
}
