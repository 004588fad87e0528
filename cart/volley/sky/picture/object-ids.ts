/** Object ids of SKY's sprites: a thing keeps its pool slot, and so its id, for life, and glides by it. */
export const OBJECT_ID = {
	ship: 10,
	shipFlame: 12,
	shipDot: 14,
	shipRing: 16,
	shipShadow: 18,
	bombRing: 20,
	shots: 100,
	missiles: 200,
	bullets: 300,
	items: 600,
	particles: 640,
	popUps: 700,
	/** Forty-eight dots, sixteen waypoints. */
	ways: 900,
	/** Thirty-two for each laser. */
	lasers: 760,
	/** Sixteen for each enemy's parts. */
	enemies: 1000,
} as const;

export const PARTS_PER_ENEMY = 16;
