import { useEffect, useRef, useState } from "preact/hooks";
import { objectAt, objectSprites } from "../display-side/objects-on-picture.ts";
import { consoleHost, consoleState, inserted } from "./console-store.ts";
import {
	chooseEveryObject,
	chosenObjects,
	drawnObjectsText,
	objectChooserOpen,
	pathObjects,
	toggleObject,
} from "./ghost-objects.ts";
import { pictureContext, picturePoint } from "./picture-context.ts";

const CHOSEN_COLOUR = "#ffd83a";
const POINTED_COLOUR = "#ffffff";
/** Objects come and go: the list follows so often. */
const LIST_EVERY_MS = 400;

/** For an author: whose ways are drawn after an edit, chosen by a click on the picture or in a list of object ids. */
export function ObjectChooser() {
	const isOpen = objectChooserOpen.value && consoleState.value.power === "on" && !consoleState.value.fault;
	return isOpen ? <OpenChooser key={inserted.value?.insertion} /> : null;
}

function OpenChooser() {
	const layer = useRef<HTMLCanvasElement>(null);
	const panel = useRef<HTMLElement>(null);
	const pointed = useRef<number | null>(null);
	const onPicture = useObjectsOnPicture();
	const { ghosts } = consoleState.value;
	const chosen = chosenObjects.value;
	const listed = [...new Set([...(ghosts ? pathObjects(ghosts) : []), ...onPicture, ...chosen])].sort((a, b) => a - b);
	useEffect(() => (layer.current ? drawBoxes(layer.current, () => pointed.current) : undefined), []);
	useEffect(() => {
		const before = document.activeElement;
		panel.current?.querySelector<HTMLElement>("input, button:enabled")?.focus({ preventScroll: true });
		return () => {
			if (before instanceof HTMLElement) before.focus({ preventScroll: true });
		};
	}, []);
	const close = () => {
		objectChooserOpen.value = false;
	};
	const objectUnder = (event: PointerEvent & { currentTarget: HTMLCanvasElement }) => {
		const video = consoleHost()?.lastVideo;
		const { x, y } = picturePoint(event.currentTarget, event);
		return video ? objectAt(video, x, y) : null;
	};
	return (
		<>
			<canvas
				ref={layer}
				class="object-layer"
				data-testid="object-layer"
				role="img"
				aria-label="Things on the picture: click one to choose it"
				onPointerMove={(event) => {
					pointed.current = objectUnder(event);
				}}
				onPointerLeave={() => {
					pointed.current = null;
				}}
				onPointerDown={(event) => {
					const objectId = event.button === 0 ? objectUnder(event) : null;
					if (objectId !== null) toggleObject(objectId);
				}}
			/>
			<section
				ref={panel}
				class="object-chooser"
				aria-label="Ghosts"
				data-testid="object-chooser"
				onKeyDown={(event) => {
					if (event.code !== "Escape" && event.code !== "KeyO") return;
					// The page's own Escape would pause, its O open this again.
					event.stopPropagation();
					close();
				}}
			>
				<p aria-live="polite">
					After an edit the ways of <b>{drawnObjectsText(ghosts)}</b> are drawn. Click things on the picture, or:
				</p>
				<fieldset>
					<legend class="out-of-sight">Objects by id</legend>
					{listed.map((objectId) => (
						<label key={objectId} onPointerEnter={() => (pointed.current = objectId)}>
							<input
								type="checkbox"
								checked={chosen.includes(objectId)}
								onChange={() => toggleObject(objectId)}
								onFocus={() => (pointed.current = objectId)}
								onBlur={() => (pointed.current = null)}
							/>
							#{objectId}
						</label>
					))}
					{listed.length === 0 && <span>No sprite on the picture has an object id.</span>}
				</fieldset>
				<div>
					<button type="button" disabled={chosen.length === 0} onClick={chooseEveryObject}>
						Every object
					</button>
					<button type="button" onClick={close}>
						Done
					</button>
				</div>
			</section>
		</>
	);
}

/** Ids of the objects that the picture has shown since the chooser was opened. */
function useObjectsOnPicture(): readonly number[] {
	const [objectIds, setObjectIds] = useState(() => withObjectsNow([]));
	useEffect(() => {
		const timer = setInterval(() => setObjectIds(withObjectsNow), LIST_EVERY_MS);
		return () => clearInterval(timer);
	}, []);
	return objectIds;
}

/** @returns the same list when the picture shows no others */
function withObjectsNow(before: readonly number[]): readonly number[] {
	const video = consoleHost()?.lastVideo;
	const now = video ? objectSprites(video).map(({ objectId }) => objectId) : [];
	return now.every((id) => before.includes(id)) ? before : [...new Set([...before, ...now])];
}

/** Draws boxes round what is chosen and what is pointed at, at each frame. @returns a function that stops it */
function drawBoxes(canvas: HTMLCanvasElement, pointedAt: () => number | null): () => void {
	let request = 0;
	const draw = () => {
		request = requestAnimationFrame(draw);
		const video = consoleHost()?.lastVideo;
		const context = pictureContext(canvas);
		if (!video || !context) return;
		const chosen = chosenObjects.peek();
		const pointed = pointedAt();
		const named = new Set<number>();
		context.font = "bold 8px sans-serif";
		for (const { objectId, x, y, width, height } of objectSprites(video)) {
			if (objectId !== pointed && !chosen.includes(objectId)) continue;
			context.strokeStyle = objectId === pointed ? POINTED_COLOUR : CHOSEN_COLOUR;
			context.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
			if (named.has(objectId)) continue;
			named.add(objectId);
			context.fillStyle = context.strokeStyle;
			context.fillText(`#${objectId}`, x, y > 12 ? y - 3 : y + height + 9);
		}
	};
	draw();
	return () => cancelAnimationFrame(request);
}
