import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { placePicture } from "../display-side/picture-placement.ts";
import { NOT_THERE, type SpritePaths } from "../game-side/sprite-paths.ts";
import { SCREEN_HEIGHT_PX, SCREEN_WIDTH_PX } from "../machine/memory-map.ts";
import { FIELD_LINES } from "../machine/ppu/index.ts";
import { consoleHost, consoleState } from "./console-store.ts";
import { settings } from "./settings-store.ts";

/** Old and new way: a pair that those who don't tell red from green tell apart as well. */
const BEFORE_COLOUR = "#ff9a3c";
const AFTER_COLOUR = "#4fd8ff";
const SHOWN_MS = 12_000;
/** A farther step is a jump, not a way. */
const LONGEST_STEP_PX = 48;

/** After an edit: the ways that objects went under the old code and go under the new, drawn over the picture. */
export function GhostLayer(props: { screen: RefObject<HTMLCanvasElement | null> }) {
	const layer = useRef<HTMLCanvasElement>(null);
	const { ghosts } = consoleState.value;
	const { aspect, television } = settings.value;
	useEffect(() => {
		const canvas = layer.current;
		const screen = props.screen.current;
		if (!ghosts || !canvas || !screen) return;
		canvas.width = screen.clientWidth;
		canvas.height = screen.clientHeight;
		const context = canvas.getContext("2d");
		if (!context) return;
		const rows = television === "pal" ? FIELD_LINES.pal : FIELD_LINES.ntsc;
		const place = placePicture(aspect, rows, canvas.width, canvas.height);
		context.setTransform(
			place.width / SCREEN_WIDTH_PX,
			0,
			0,
			place.height / rows,
			place.x,
			place.y + ((rows - SCREEN_HEIGHT_PX) / 2) * (place.height / rows),
		);
		drawPaths(context, ghosts.before, BEFORE_COLOUR, 3);
		drawPaths(context, ghosts.after, AFTER_COLOUR, 1.2);
		const timer = setTimeout(() => consoleHost()?.clearGhosts(), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [ghosts, aspect, television]);
	if (!ghosts) return null;
	return (
		<>
			<canvas
				ref={layer}
				class="ghost-layer"
				data-testid="ghosts"
				role="img"
				aria-label="Ways before and after the edit"
			/>
			<p class="ghost-key">
				<b style={{ color: BEFORE_COLOUR }}>before</b> <b style={{ color: AFTER_COLOUR }}>after</b>
				<button type="button" onClick={() => consoleHost()?.clearGhosts()} aria-label="Put the ghosts away">
					OK
				</button>
			</p>
		</>
	);
}

function drawPaths(context: CanvasRenderingContext2D, paths: SpritePaths, colour: string, widthPx: number): void {
	const { objectIds, ticks, points } = paths;
	context.strokeStyle = colour;
	context.lineWidth = widthPx;
	context.globalAlpha = 0.75;
	for (let path = 0; path < objectIds.length; path++) {
		context.beginPath();
		let last: { x: number; y: number } | null = null;
		for (let tick = 0; tick < ticks; tick++) {
			const at = (path * ticks + tick) * 2;
			const x = points[at]!;
			const y = points[at + 1]!;
			if (x === NOT_THERE) {
				last = null;
				continue;
			}
			const isStep = last !== null && Math.hypot(x - last.x, y - last.y) <= LONGEST_STEP_PX;
			if (isStep) context.lineTo(x, y);
			else context.moveTo(x, y);
			last = { x, y };
		}
		context.stroke();
	}
}
