import type { RefreshMark, TickMark, Timeline } from "../time/timeline.ts";

/** Each state has one of the burst's colours; a picture's bar shows those of the states it is mixed from. */
const STATE_COLOURS = ["#f7c92b", "#33c1dc", "#35b957", "#d245ba", "#ea3a4c", "#6f85ff"] as const;
const COLOUR = {
	text: "#efe9ff",
	faint: "#9a91b8",
	grid: "rgb(255 255 255 / 7%)",
	axis: "rgb(255 255 255 / 34%)",
	work: "#ffb869",
	attention: "#ffffff",
	missed: "#ff5a5f",
} as const;

const BOX = { width: 26, height: 20 } as const;
/** At the left edge stands the lane's name. */
const LANE_LABEL_MS = 40;
const FONT = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** Places on the figure, from above: caption, work bars, states, the game's axis, the pictures' axis, pictures, caption. */
interface Places {
	readonly width: number;
	readonly height: number;
	readonly gameY: number;
	readonly pictureY: number;
}

/**
 * Draws the figure of one game clock and any television: ticks above with the states they made, refreshes below, and
 * from each refresh the way back to its attention time and the two states around it.
 * @param spanMs  time from the left edge to the right one, which is now
 */
export function drawTimingFigure(
	context: CanvasRenderingContext2D,
	width: number,
	height: number,
	marks: Timeline,
	spanMs: number,
): void {
	const places: Places = { width, height, gameY: Math.round(height * 0.36), pictureY: Math.round(height * 0.74) };
	context.clearRect(0, 0, width, height);
	context.textBaseline = "middle";
	drawGrid(context, places, spanMs);
	const shown = marks.refreshes.filter((refresh) => refresh.attentionX > -0.1);
	shown.forEach((refresh, i) => {
		drawWay(context, places, refresh, i === shown.length - 1);
	});
	for (const tick of marks.ticks) drawTick(context, places, tick);
	for (const refresh of marks.refreshes) drawPicture(context, places, refresh);
	const last = shown.at(-1);
	if (last) drawDelta(context, places, last, marks.figures.deltaMs);
}

function drawGrid(context: CanvasRenderingContext2D, { width, height, gameY, pictureY }: Places, spanMs: number): void {
	context.fillStyle = COLOUR.grid;
	for (let ms = 0; ms <= spanMs; ms += 10) {
		const x = width * (1 - ms / spanMs);
		context.fillRect(x, 0, ms % 50 === 0 ? 2 : 1, height);
	}
	context.fillStyle = COLOUR.axis;
	context.fillRect(0, gameY, width, 2);
	context.fillRect(0, pictureY, width, 2);
	context.font = `11px ${FONT}`;
	context.textAlign = "right";
	context.fillStyle = COLOUR.faint;
	for (let ms = 50; ms < spanMs - LANE_LABEL_MS; ms += 50)
		context.fillText(`−${ms} ms`, width * (1 - ms / spanMs) - 4, height - 9);
	context.fillText("now", width - 6, height - 9);
}

/** A state: a box in its colour above the axis, and over it how long the game side took for it. */
function drawTick(context: CanvasRenderingContext2D, { width, gameY }: Places, mark: TickMark): void {
	const x = mark.x * width;
	const colour = colourOf(mark.tick);
	context.fillStyle = colour;
	context.fillRect(x - 1, gameY - 7, 2, 16);
	box(context, x - BOX.width / 2, gameY - 7 - BOX.height, BOX.width, BOX.height);
	if (mark.readyX === null) {
		context.lineWidth = 1.5;
		context.strokeStyle = colour;
		context.stroke();
	} else context.fill();
	context.fillStyle = mark.readyX === null ? colour : "#17102a";
	context.font = `700 11px ${FONT}`;
	context.textAlign = "center";
	context.fillText(String(((mark.tick % 1000) + 1000) % 1000), x, gameY - 6.5 - BOX.height / 2);
	if (mark.readyX !== null) {
		context.fillStyle = COLOUR.work;
		const from = mark.askedX * width;
		context.fillRect(from, gameY - 13 - BOX.height, Math.max(2, mark.readyX * width - from), 3);
	}
}

/** From a refresh back to its attention time, and on to the states before and after it. */
function drawWay(
	context: CanvasRenderingContext2D,
	{ width, gameY, pictureY }: Places,
	refresh: RefreshMark,
	isLast: boolean,
): void {
	const x = refresh.x * width;
	const attentionX = refresh.attentionX * width;
	const alpha = isLast ? 1 : 0.38;
	const meetY = gameY + 26;
	for (const [state, part] of [
		[refresh.earlier, refresh.earlierPart],
		[refresh.later, refresh.laterPart],
	] as const) {
		if (part === 0) continue;
		context.globalAlpha = alpha * (0.25 + 0.75 * part);
		context.strokeStyle = colourOf(state.tick);
		context.lineWidth = 1 + 4 * part;
		line(context, attentionX, meetY, state.x * width, gameY + 9);
	}
	context.globalAlpha = alpha;
	context.strokeStyle = refresh.missed ? COLOUR.missed : COLOUR.attention;
	context.lineWidth = isLast ? 2 : 1.2;
	context.beginPath();
	context.moveTo(x, pictureY);
	context.bezierCurveTo(x, pictureY - 26, attentionX, meetY + 26, attentionX, meetY + 4);
	context.stroke();
	context.fillStyle = context.strokeStyle;
	context.beginPath();
	context.moveTo(attentionX, meetY - 4);
	context.lineTo(attentionX - 4, meetY + 5);
	context.lineTo(attentionX + 4, meetY + 5);
	context.fill();
	context.globalAlpha = 1;
}

/** A picture: a box as wide as its two states' parts. */
function drawPicture(context: CanvasRenderingContext2D, { width, pictureY }: Places, refresh: RefreshMark): void {
	const x = refresh.x * width;
	const left = x - BOX.width / 2;
	const top = pictureY + 10;
	context.fillStyle = refresh.missed ? COLOUR.missed : COLOUR.text;
	context.fillRect(x - 1, pictureY - 5, 2, 14);
	context.save();
	box(context, left, top, BOX.width, BOX.height);
	context.clip();
	context.fillStyle = colourOf(refresh.earlier.tick);
	context.fillRect(left, top, BOX.width * refresh.earlierPart, BOX.height);
	context.fillStyle = colourOf(refresh.later.tick);
	context.fillRect(left + BOX.width * refresh.earlierPart, top, BOX.width * refresh.laterPart, BOX.height);
	context.restore();
	context.font = `700 11px ${FONT}`;
	context.textAlign = "center";
	if (refresh.missed) {
		context.strokeStyle = COLOUR.missed;
		context.lineWidth = 3;
		box(context, left - 2, top - 2, BOX.width + 4, BOX.height + 4);
		context.stroke();
	}
	context.fillStyle = "#17102a";
	const tenths = Math.round(refresh.laterPart * 10);
	context.fillText(tenths === 0 || tenths === 10 ? "1" : `.${tenths}`, x, top + 0.5 + BOX.height / 2);
}

/** ΔT of the last picture. */
function drawDelta(
	context: CanvasRenderingContext2D,
	{ width, gameY, pictureY }: Places,
	refresh: RefreshMark,
	deltaMs: number,
): void {
	const from = refresh.attentionX * width;
	const to = refresh.x * width;
	const y = Math.round((gameY + 26 + pictureY) / 2) + 4;
	context.strokeStyle = COLOUR.text;
	context.lineWidth = 1.5;
	line(context, from, y, to, y);
	for (const x of [from, to]) line(context, x, y - 4, x, y + 4);
	context.font = `700 12px ${FONT}`;
	context.textAlign = "right";
	context.fillStyle = COLOUR.text;
	const text = `ΔT ${deltaMs.toFixed(1)} ms`;
	context.fillText(text, from - 10, y);
	// A moment's name beside its mark: the figure explains itself.
	context.fillStyle = COLOUR.faint;
	context.fillText("TC", from - 8, gameY + 24);
}

function colourOf(tick: number): string {
	return STATE_COLOURS[((tick % STATE_COLOURS.length) + STATE_COLOURS.length) % STATE_COLOURS.length]!;
}

function box(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
	context.beginPath();
	context.roundRect(x, y, width, height, 4);
}

function line(context: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
	context.beginPath();
	context.moveTo(x0, y0);
	context.lineTo(x1, y1);
	context.stroke();
}
