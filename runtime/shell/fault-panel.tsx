import { consoleState, eject, reset } from "./console-store.ts";

/** What a person can do when the cartridge has stopped; the picture behind it says what happened, and so does this to a screen reader. */
export function FaultPanel() {
	const { fault, title } = consoleState.value;
	if (!fault) return null;
	const place = fault.file ? ` in ${fault.file}, line ${fault.line}` : "";
	return (
		<div class="fault-panel" data-testid="fault" data-kind={fault.kind}>
			<p class="out-of-sight" role="alert">
				{title} stopped at tick {fault.tick}
				{place}: {fault.message}
			</p>
			<button type="button" onClick={reset}>
				Reset
			</button>
			<button type="button" onClick={eject}>
				Eject
			</button>
		</div>
	);
}
