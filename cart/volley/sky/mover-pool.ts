/**
 * A fixed pool of things that fly straight on: a struct of arrays, so that a tick over it is cheap and a save-state of
 * it small. A thing keeps its slot for life, and the slot gives its sprite's object id.
 */
export interface MoverPool {
	/** 1: the slot is in use. */
	live: Uint8Array;
	kind: Uint8Array;
	/** The middle, in pixels. */
	x: Float64Array;
	y: Float64Array;
	/** Pixels a tick. */
	vx: Float64Array;
	vy: Float64Array;
	/** Ticks since it came; 0 in the tick it is made. */
	age: Uint16Array;
	/** What the owner of the pool makes of it: damage, ticks to live, grazed. */
	tag: Uint16Array;
	liveCount: number;
	/** Where the search for a free slot begins. */
	cursor: number;
}

export function createMoverPool(size: number): MoverPool {
	return {
		live: new Uint8Array(size),
		kind: new Uint8Array(size),
		x: new Float64Array(size),
		y: new Float64Array(size),
		vx: new Float64Array(size),
		vy: new Float64Array(size),
		age: new Uint16Array(size),
		tag: new Uint16Array(size),
		liveCount: 0,
		cursor: 0,
	};
}

/** Puts a thing into a free slot. @returns its slot, or −1 when the pool is full: then nothing happens. */
export function addMover(
	pool: MoverPool,
	kind: number,
	x: number,
	y: number,
	vx: number,
	vy: number,
	tag: number,
): number {
	const size = pool.live.length;
	if (pool.liveCount >= size) return -1;
	let slot = pool.cursor;
	while (pool.live[slot] === 1) slot = slot + 1 === size ? 0 : slot + 1;
	pool.cursor = slot + 1 === size ? 0 : slot + 1;
	pool.live[slot] = 1;
	pool.kind[slot] = kind;
	pool.x[slot] = x;
	pool.y[slot] = y;
	pool.vx[slot] = vx;
	pool.vy[slot] = vy;
	pool.age[slot] = 0;
	pool.tag[slot] = tag;
	pool.liveCount += 1;
	return slot;
}

export function removeMover(pool: MoverPool, slot: number): void {
	if (pool.live[slot] !== 1) return;
	pool.live[slot] = 0;
	pool.liveCount -= 1;
}

export function clearMovers(pool: MoverPool): void {
	pool.live.fill(0);
	pool.liveCount = 0;
}

/** Moves all by one tick and drops what has left the picture by more than `marginPx`. */
export function moveAll(pool: MoverPool, marginPx: number): void {
	const { live, x, y, vx, vy, age } = pool;
	let left = pool.liveCount;
	for (let i = 0; left > 0; i++) {
		if (live[i] !== 1) continue;
		left -= 1;
		const nx = x[i]! + vx[i]!;
		const ny = y[i]! + vy[i]!;
		x[i] = nx;
		y[i] = ny;
		age[i]! += 1;
		if (nx < -marginPx || nx > 256 + marginPx || ny < -marginPx || ny > 224 + marginPx) removeMover(pool, i);
	}
}
