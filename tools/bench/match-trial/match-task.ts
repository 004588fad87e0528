/** What a process that plays matches can be asked for. */
import type { Weather } from "../../../cart/volley/pitch/brain/interface.ts";
import type { CartFile } from "../../../runtime/cartridge/index.ts";
import { type ConsoleTrial, consoleTrial } from "./console-trial.ts";
import type { TrialSetup } from "./match-movie.ts";
import { type MatchRecord, playMatch } from "./match-trial.ts";
import { profileTick, type TickProfile } from "./profile-tick.ts";

export interface PlayTask {
	readonly kind: "play";
	readonly setup: TrialSetup;
	readonly judged: "in play" | "from movie";
}

/** A match on the whole console. */
export interface ConsoleTask {
	readonly kind: "console";
	readonly cart: CartFile;
	readonly weather: Weather;
	readonly seed: number;
}

/** One tick of such a match, profiled. */
export interface ProfileTask {
	readonly kind: "profile";
	readonly cart: CartFile;
	readonly weather: Weather;
	readonly seed: number;
	readonly tick: number;
}

export type MatchTask = PlayTask | ConsoleTask | ProfileTask;

export type TaskResult<Task extends MatchTask> = Task extends PlayTask
	? MatchRecord
	: Task extends ConsoleTask
		? ConsoleTrial
		: TickProfile;

export function doTask(task: MatchTask): MatchRecord | ConsoleTrial | TickProfile {
	switch (task.kind) {
		case "play":
			return playMatch(task.setup, task.judged);
		case "console":
			return consoleTrial(task.cart, task);
		case "profile":
			return profileTick(task.cart, task, task.tick);
	}
}
