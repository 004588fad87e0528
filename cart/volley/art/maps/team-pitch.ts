/** The small pitch on which PITCH's menu shows a formation: 104×144 pixels, halves of 72. */
import { Canvas } from "../kit/canvas.ts";

export const TEAM_PITCH = { columns: 13, rows: 18, palette: 5 } as const;

// Grass palette of menus: 1–2 stripes, 3 line, 4 rim.
const BASE = TEAM_PITCH.palette * 16;

export function drawTeamPitch(): Canvas {
	const width = TEAM_PITCH.columns * 8;
	const height = TEAM_PITCH.rows * 8;
	const c = new Canvas(width, height);
	c.rect(0, 0, width, height, BASE + 4);
	c.rect(1, 1, width - 2, height - 2, (_, y) => BASE + (Math.floor(y / 8) % 2 === 0 ? 1 : 2));
	const line = BASE + 3;
	const frame = (x: number, y: number, w: number, h: number) =>
		c
			.rect(x, y, w, 1, line)
			.rect(x, y + h - 1, w, 1, line)
			.rect(x, y, 1, h, line)
			.rect(x + w - 1, y, 1, h, line);
	frame(4, 4, width - 8, height - 8);
	c.rect(4, height / 2, width - 8, 1, line);
	const middleX = width / 2;
	c.each((x, y) => Math.abs(Math.hypot(x + 0.5 - middleX, y + 0.5 - height / 2 - 0.5) - 14) < 0.55, line);
	frame(middleX - 24, 4, 48, 17);
	frame(middleX - 24, height - 21, 48, 17);
	return c;
}
