import { FIELD_LINES } from "../machine/ppu/index.ts";
import { TELEVISIONS } from "../time/televisions.ts";
import { emptySlotPicture, faultPicture, offPicture, startingPicture } from "./console-pictures.ts";
import type { ConsoleSettings } from "./console-settings.ts";
import type { ConsoleState } from "./console-state.ts";
import { placePicture } from "./picture-placement.ts";
import { type FieldStandard, openScreen, type Screen, type ScreenLook } from "./screen.ts";

export interface ConsoleGlassOptions {
	readonly canvas: HTMLCanvasElement;
	/** This screen and no other. */
	readonly screenKind?: Screen["kind"] | undefined;
	/** Quarters of a pixel wherever WebGL2 can draw them, however slowly. */
	readonly forceFine?: boolean | undefined;
}

/** The canvas as the glass of the chosen television: the game's pictures, and the console's own where none runs. */
export class ConsoleGlass {
	readonly screen: Screen;
	/** The picture's memory as last shown. */
	lastVideo: Uint8Array | null = null;
	#settings: ConsoleSettings;

	constructor(
		private readonly options: ConsoleGlassOptions,
		settings: ConsoleSettings,
	) {
		this.#settings = settings;
		this.screen = openScreen(options.canvas, this.#look(), options.screenKind);
		new ResizeObserver(() => this.screen.redraw()).observe(options.canvas);
	}

	configure(settings: ConsoleSettings): void {
		this.#settings = settings;
		this.screen.setLook(this.#look());
	}

	show(video: Uint8Array): void {
		this.lastVideo = video;
		this.screen.show(video, this.#standard());
	}

	/** Without a running cartridge the console shows pictures of its own. @param slot what is in the slot */
	showConsolePicture({ fault, title, power }: ConsoleState, slot: "cartridge" | "awaited" | "empty"): void {
		if (fault) this.show(faultPicture(title ?? "", fault));
		else if (slot === "cartridge") this.show(power === "on" ? startingPicture(title) : offPicture());
		else this.show(slot === "awaited" ? startingPicture(null) : emptySlotPicture());
	}

	/** Where on the canvas the picture lies, for the pointer. */
	place() {
		const { width, height } = this.options.canvas;
		const rows = FIELD_LINES[this.#standard()];
		return { ...placePicture(this.#settings.aspect, rows, width, height), rows };
	}

	#look(): ScreenLook {
		const { aspect, crt, wholePixels } = this.#settings;
		const fine = wholePixels ? "never" : this.options.forceFine ? "always" : "on-cards";
		return { aspect, crt, fine };
	}

	#standard(): FieldStandard {
		return TELEVISIONS[this.#settings.television].visibleLines === FIELD_LINES.pal ? "pal" : "ntsc";
	}
}
