import { useEffect, useRef } from "preact/hooks";
import { NOT_THERE, type SpritePaths } from "../game-side/sprite-paths.ts";
import { consoleHost, consoleState } from "./console-store.ts";
import {
	CAN_CHOOSE_OBJECTS,
	chosenObjects,
	drawnObjectsText,
	objectChooserOpen,
	toggleObjectChooser,
} from "./ghost-objects.ts";
import { pictureContext } from "./picture-context.ts";
import { settings } from "./settings-store.ts";

/** Old and new way: a pair that those who don't tell red from green tell apart as well. */
const BEFORE_COLOUR = "#ff9a3c";
const AFTER_COLOUR = "#4fd8ff";
const SHOWN_MS = 12_000;
/** A farther step is a jump, not a way. */
const LONGEST_STEP_PX = 48;

/** After an edit: the ways that objects went under the old code and go under the new, drawn over the picture. */
export function GhostLayer() {
	const layer = useRef<HTMLCanvasElement>(null);
	const { ghosts } = consoleState.value;
	const { aspect, television } = settings.value;
	const chosen = chosenObjects.value;
	const isChoosing = objectChooserOpen.value;
	useEffect(() => {
		const canvas = layer.current;
		if (!ghosts || !canvas) return;
		const draw = () => {
			const context = pictureContext(canvas);
			if (!context) return;
			drawPaths(context, ghosts.before, chosen, BEFORE_COLOUR, 3);
			drawPaths(context, ghosts.after, chosen, AFTER_COLOUR, 1.2);
		};
		draw();
		const observer = new ResizeObserver(draw);
		observer.observe(canvas);
		return () => observer.disconnect();
	}, [ghosts, chosen, aspect, television]);
	useEffect(() => {
		if (!ghosts || isChoosing) return;
		const timer = setTimeout(() => consoleHost()?.clearGhosts(), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [ghosts, isChoosing]);
	if (!ghosts) return null;
	const whose = drawnObjectsText(ghosts);
	return (
		<>
			<canvas
				ref={layer}
				class="ghost-layer"
				data-testid="ghosts"
				role="img"
				aria-label={`Ways before and after the edit, of ${whose}`}
			/>
			{!isChoosing && (
				<p class="ghost-key" data-testid="ghost-key">
					<b style={{ color: BEFORE_COLOUR }}>before</b> <b style={{ color: AFTER_COLOUR }}>after</b> {whose}
					{CAN_CHOOSE_OBJECTS && (
						<button type="button" onClick={toggleObjectChooser} title="Choose objects (O)">
							Choose…
						</button>
					)}
					<button type="button" onClick={() => consoleHost()?.clearGhosts()} aria-label="OK: put the ghosts away">
						OK
					</button>
				</p>
			)}
		</>
	);
}

/** @param chosen  object ids; empty: every object's path is drawn */
function drawPaths(
	context: CanvasRenderingContext2D,
	paths: SpritePaths,
	chosen: readonly number[],
	colour: string,
	widthPx: number,
): void {
	const { objectIds, ticks, points } = paths;
	context.strokeStyle = colour;
	context.lineWidth = widthPx;
	context.globalAlpha = 0.75;
	for (let path = 0; path < objectIds.length; path++) {
		if (chosen.length > 0 && !chosen.includes(objectIds[path]!)) continue;
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
