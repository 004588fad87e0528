import { useEffect, useRef, useState } from "preact/hooks";
import { findPressed, type PadMap, type PadReadings, type PadSource } from "../display-side/input/pad-maps.ts";
import type { ButtonName } from "../machine/memory-map.ts";
import { consoleInput } from "./console-store.ts";
import { change, settings } from "./settings-store.ts";

/** In this order a person is asked to press them. */
const ASKED: readonly ButtonName[] = ["up", "down", "left", "right", "a", "b", "x", "y", "l", "r", "start", "select"];

interface Teaching {
	readonly slot: number;
	readonly id: string;
	readonly step: number;
	readonly map: Partial<Record<ButtonName, readonly PadSource[]>>;
}

interface Rest {
	/** What the pad tells when nobody touches it. */
	readonly readings: PadReadings | null;
	/** Nothing has been held since the last button was learnt. */
	readonly letGo: boolean;
}

interface ShownPad {
	readonly id: string;
	readonly slot: number;
	readonly known: boolean;
}

/** Pads: which are there, and a way to teach the console those it doesn't know. */
export function PadSettings() {
	const [pads, setPads] = useState<readonly ShownPad[]>([]);
	const [teaching, setTeaching] = useState<Teaching | null>(null);
	const rest = useRef<Rest>({ readings: null, letGo: true });

	useEffect(() => {
		let frame = 0;
		const look = () => {
			frame = requestAnimationFrame(look);
			const input = consoleInput();
			input.gamepads.poll();
			const seen = input.gamepads.connected().map(({ gamepad, index }) => ({
				id: gamepad.id,
				slot: index,
				known: gamepad.mapping === "standard" || gamepad.id in settings.value.padMaps,
			}));
			setPads((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
			// By what is current: this frame may come before the page has been drawn with the last step's outcome.
			setTeaching((current) => current && teach(current, input.gamepads.handlerInSlot(current.slot), rest));
		};
		frame = requestAnimationFrame(look);
		return () => cancelAnimationFrame(frame);
	}, []);

	const begin = (pad: ShownPad) => {
		rest.current = { readings: null, letGo: true };
		setTeaching({ slot: pad.slot, id: pad.id, step: 0, map: {} });
	};
	return (
		<fieldset class="pads">
			<legend>Pads</legend>
			{pads.length === 0 && <p>No pad to be seen. Plug one in and press a button on it.</p>}
			<ul>
				{pads.map((pad) => (
					<li key={pad.slot}>
						<span>
							{pad.id} {pad.known ? "" : "(unknown layout)"}
						</span>
						<button type="button" class="plain" onClick={() => begin(pad)}>
							{pad.known ? "Teach anew" : "Teach its buttons"}
						</button>
					</li>
				))}
			</ul>
			{teaching && (
				<p class="teaching" aria-live="polite">
					Press <b>{ASKED[teaching.step]}</b> on the pad.{" "}
					<button type="button" class="plain" onClick={() => setTeaching((current) => current && skip(current))}>
						It has none
					</button>{" "}
					<button type="button" class="plain" onClick={() => setTeaching(null)}>
						Stop
					</button>
				</p>
			)}
		</fieldset>
	);
}

/** One look at the pad while it is taught: a press counts once all that was pressed before has been let go. */
function teach(teaching: Teaching, pad: PadReadings | null, rest: { current: Rest }): Teaching | null {
	if (!pad) return null;
	const now = { axes: [...pad.axes], buttons: [...pad.buttons] };
	const { readings, letGo } = rest.current;
	if (!readings) {
		if (now.buttons.every((value) => value < 0.5)) rest.current = { readings: now, letGo: true };
		return teaching;
	}
	const source = findPressed(readings, now);
	if (!source) rest.current = { readings, letGo: true };
	const button = ASKED[teaching.step];
	if (!source || !letGo || !button) return teaching;
	rest.current = { readings, letGo: false };
	return skip({ ...teaching, map: { ...teaching.map, [button]: [source] } });
}

/** To the next button; after the last the map is kept. */
function skip(teaching: Teaching): Teaching | null {
	if (teaching.step + 1 < ASKED.length) return { ...teaching, step: teaching.step + 1 };
	const map: PadMap = teaching.map;
	change({ padMaps: { ...settings.value.padMaps, [teaching.id]: map } });
	return null;
}
