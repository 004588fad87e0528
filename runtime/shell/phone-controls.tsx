import { useEffect, useState } from "preact/hooks";
import { consoleInput } from "./console-store.ts";
import { TouchPad } from "./touch-pad.tsx";

/** The touch pad, where fingers are the main pointer. */
export function PhoneControls() {
	const [byTouch, setByTouch] = useState(false);
	useEffect(() => {
		const coarse = window.matchMedia("(pointer: coarse)");
		const follow = () => setByTouch(coarse.matches);
		follow();
		coarse.addEventListener("change", follow);
		return () => coarse.removeEventListener("change", follow);
	}, []);
	return byTouch ? <TouchPad latch={consoleInput().touch} /> : null;
}
