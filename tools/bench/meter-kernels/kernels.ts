/** Five kernels in the manner of games, each a function body; what a plain author would write. */
export const KERNELS: Readonly<
	Record<string, { readonly top: string; readonly body: string; readonly calls: number }>
> = {
	routeCount: {
		calls: 60,
		top: `const WIDE = 34, HIGH = 30, FREE = new Uint8Array(WIDE * HIGH);
for (let i = 0; i < FREE.length; i++) FREE[i] = (i * 2654435761 >>> 0) % 100 < 85 ? 1 : 0;`,
		body: `let from = new Float64Array(WIDE * HIGH), to = new Float64Array(WIDE * HIGH);
const rows = new Float64Array(WIDE * HIGH);
from[24 * WIDE + 16] = 1;
for (let step = 0; step < 15; step++) {
	for (let i = 1; i < WIDE * HIGH - 1; i++) rows[i] = from[i - 1] + from[i] + from[i + 1];
	for (let y = 1; y < HIGH - 1; y++)
		for (let x = 1; x < WIDE - 1; x++) {
			const i = y * WIDE + x;
			to[i] = FREE[i] ? rows[i - WIDE] + rows[i] + rows[i + WIDE] : 0;
		}
	const swap = from; from = to; to = swap;
}
return from[24 * WIDE + 16];`,
	},
	dominance: {
		calls: 150,
		top: "const COLUMNS = 34, ROWS = 53;",
		body: `const own = new Float64Array(COLUMNS * ROWS).fill(10), theirs = new Float64Array(COLUMNS * ROWS).fill(10);
for (let k = 0; k < 22; k++) {
	const px = 3 + (k * 7) % 62, pz = 5 + (k * 13) % 95, map = k < 11 ? own : theirs;
	const left = Math.max(0, Math.floor((px - 15) / 2)), right = Math.min(33, Math.floor((px + 15) / 2));
	const top = Math.max(0, Math.floor((pz - 15) / 2)), bottom = Math.min(52, Math.floor((pz + 15) / 2));
	for (let r = top; r <= bottom; r++) {
		const dz = r * 2 + 1 - pz;
		for (let c = left; c <= right; c++) {
			const dx = c * 2 + 1 - px, d = dx * dx + dz * dz;
			if (d > 225) continue;
			const time = Math.sqrt(d) / 6, i = r * COLUMNS + c;
			if (time < map[i]) map[i] = time;
		}
	}
}
return own[100] - theirs[100];`,
	},
	homing: {
		calls: 600,
		top: `const makeShots = () => {
	const shots = [];
	for (let i = 0; i < 512; i++) shots.push({ x: i % 256, y: i % 224, vx: (i % 7) - 3, vy: (i % 5) - 2, homing: i % 3 !== 0 });
	return shots;
};
const turn = (shot, sine) => {
	const vx = shot.vx * 0.99875 - shot.vy * sine;
	shot.vy = shot.vx * sine + shot.vy * 0.99875;
	shot.vx = vx;
};
const move = (shot, tx, ty) => {
	if (shot.homing) {
		const cross = shot.vx * (ty - shot.y) - shot.vy * (tx - shot.x);
		if (cross > 0.01) turn(shot, 0.04998);
		else if (cross < -0.01) turn(shot, -0.04998);
	}
	shot.x += shot.vx; shot.y += shot.vy;
	if (shot.x < 0 || shot.x >= 256) shot.vx = -shot.vx;
	if (shot.y < 0 || shot.y >= 224) shot.vy = -shot.vy;
};`,
		body: "shots ??= makeShots(); for (const shot of shots) move(shot, 128, 112); return shots;",
	},
	integers: {
		calls: 25,
		top: "",
		body: `let x = 0x12345678, sum = 0;
for (let i = 0; i < 100000; i++) {
	x ^= x << 13; x ^= x >>> 17; x ^= x << 5;
	sum = (sum + (x & 255)) | 0;
}
return sum;`,
	},
	closures: {
		calls: 150,
		top: `const ITEMS = [];
for (let i = 0; i < 1000; i++) ITEMS.push({ id: i, power: (i * 37) % 100, kind: i % 7, x: i % 91, y: i % 83 });`,
		body: `const near = ITEMS.map((item) => ({ id: item.id, weight: item.power * 2 + item.kind, d: Math.abs(item.x - 50) + Math.abs(item.y - 50) }))
	.filter((item) => item.weight > 40)
	.map((item) => { const add = (k) => k + item.weight; return add(item.d); });
return near.reduce((sum, value) => sum + value, 0);`,
	},
};
