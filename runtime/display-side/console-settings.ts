import type { KeyBindings } from "./input/key-bindings.ts";
import type { PadMap } from "./input/pad-maps.ts";
import type { PresenterSettings } from "./presenter-settings.ts";
import type { Aspect } from "./screen.ts";

/** What a player chose and the console follows; it may change at any time. */
export interface ConsoleSettings extends PresenterSettings {
	readonly aspect: Aspect;
	readonly crt: boolean;
	/** 0–1. */
	readonly volume: number;
	readonly muted: boolean;
	readonly keys: KeyBindings;
	readonly padMaps: Readonly<Record<string, PadMap>>;
}
