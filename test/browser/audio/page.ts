import { AudioOut } from "../../../runtime/display-side/audio/index.ts";
import { pcm, soundBlock } from "../../unit/machine/apu/sound-block.ts";

/** What the test asks of the page: the console's sound, fed by a steady tone. */
export interface AudioPage {
	/** Settles when the sound is open. */
	readonly ready: Promise<void>;
	readonly out: AudioOut;
	/** As it was before anyone touched the page. */
	readonly stateAtStart: string;
	/** Sends a tick's registers sixty times a second from now on: pulse 1 at 440 Hz, with this volume; 0 stops. */
	feed(volume: number): void;
	voice(id: number, loop: boolean): void;
	stopVoice(id: number): void;
	/** As after a save-state was loaded: a loop that has been sounding for a while, or nothing. */
	setVoice(id: number | null): void;
}

const VOICE_BANK = 4;

let volumeNow = 0;
let sentAtMs = 0;

const page = {
	ready: Promise.resolve(),
	stateAtStart: "",
	async create() {
		page.out = await AudioOut.create();
		page.stateAtStart = page.out.state;
		const cycle = Array.from({ length: 4000 }, (_, i) => Math.round(100 * Math.sin((2 * Math.PI * i) / 20)));
		page.out.loadCart([pcm(VOICE_BANK, cycle, 8000)]);
		setInterval(send, 5);
	},
	out: undefined as unknown as AudioOut,
	feed(volume: number) {
		volumeNow = volume;
		sentAtMs = performance.now();
	},
	voice(id: number, loop: boolean) {
		page.out.runInstruction({ op: "play-voice", id, bank: VOICE_BANK, volume: 0.5, pan: -0.5, loop });
	},
	stopVoice(id: number) {
		page.out.runInstruction({ op: "stop-voice", id });
	},
	setVoice(id: number | null) {
		const voice = { bank: VOICE_BANK, volume: 0.5, pan: 0, loop: true, startTick: 0, forSeconds: 1000.2 };
		page.out.runInstruction({ op: "set-voices", voices: id === null ? [] : [{ id, ...voice }] });
	},
};

function send(): void {
	if (volumeNow === 0) return;
	for (; performance.now() - sentAtMs >= 1000 / 60; sentAtMs += 1000 / 60) {
		page.out.pushBlock(soundBlock({ 0: { hz: 440, mode: 2, volume: volumeNow } }));
	}
}

page.ready = page.create();
(window as unknown as { audioPage: AudioPage }).audioPage = page;
