import { consoleHost, consoleState } from "./console-store.ts";

/** While time stands or one has gone back: how far, and a bar to go anywhere in what is kept. */
export function RewindBar() {
	const { past, paused, power, fault, movie } = consoleState.value;
	if (power !== "on" || fault || movie || !past || !(past.held || paused)) return null;
	const { firstTick, lastTick, tick } = past;
	const host = consoleHost();
	const backSeconds = (lastTick - tick) / (host?.cart?.file.manifest.ticksPerSecond ?? 60);
	const time = host?.time;
	return (
		<div class="rewind-bar" data-testid="rewind-bar">
			<span class="rewind-word" aria-hidden="true">
				◀◀
			</span>
			<input
				type="range"
				min={firstTick}
				max={lastTick}
				value={tick}
				aria-label="Place in the last minutes"
				aria-valuetext={`${backSeconds.toFixed(1)} seconds back`}
				onInput={({ currentTarget }) => {
					time?.hold();
					time?.seek(Number(currentTarget.value));
				}}
				onChange={() => time?.letGo({ arrives: true })}
			/>
			<output>−{backSeconds.toFixed(1)} s</output>
		</div>
	);
}
