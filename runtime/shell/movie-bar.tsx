import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { consoleHost, consoleState, pauseOrGoOn } from "./console-store.ts";
import { PauseIcon, PlayIcon } from "./icons.tsx";

const FOLLOWED_EVERY_MS = 100;

/** The newest tick of the movie that plays. */
const playedTick = signal<number | null>(null);

/** While a movie plays: how far it is, a bar to go anywhere in it, and the way to take over. */
export function MovieBar() {
	const { movie, past, paused, power, fault } = consoleState.value;
	const isOn = power === "on" && !fault && movie !== null;
	useEffect(() => (isOn ? follow() : undefined), [isOn]);
	if (!isOn) return null;
	const { startTick, lastTick, ticksPerSecond } = movie;
	const tick = (past?.held ? past.tick : playedTick.value) ?? startTick;
	const seconds = Math.max(0, Math.min(lastTick, tick) - startTick) / ticksPerSecond;
	const allSeconds = (lastTick - startTick) / ticksPerSecond;
	const time = consoleHost()?.time;
	return (
		<div class="rewind-bar movie-bar" data-testid="movie-bar">
			<button type="button" aria-label={paused ? "Go on with the movie" : "Pause the movie"} onClick={pauseOrGoOn}>
				{paused ? <PlayIcon /> : <PauseIcon />}
			</button>
			<input
				type="range"
				min={startTick}
				max={lastTick}
				value={tick}
				aria-label="Place in the movie"
				aria-valuetext={`${seconds.toFixed(1)} of ${allSeconds.toFixed(1)} seconds`}
				onInput={({ currentTarget }) => {
					time?.hold();
					time?.seek(Number(currentTarget.value));
				}}
				onChange={() => time?.letGo({ arrives: true })}
			/>
			<output>
				{clockText(seconds)} / {clockText(allSeconds)}
			</output>
			<button type="button" onClick={() => consoleHost()?.running?.endMovie()}>
				Take over
			</button>
		</div>
	);
}

/** Minutes and seconds: 1:02. */
function clockText(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
}

/** @returns what ends it */
function follow(): () => void {
	const look = () => {
		playedTick.value = consoleHost()?.running?.lastTick ?? null;
	};
	look();
	const timer = setInterval(look, FOLLOWED_EVERY_MS);
	return () => clearInterval(timer);
}
