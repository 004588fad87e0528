import type { PcmAsset } from "../../api/assets.ts";
import { BlockPlayer } from "./block-player.ts";
import type { ToWorklet } from "./worklet-messages.ts";

/** What the worklet's global scope has, which the DOM's types leave out. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;
declare class AudioWorkletProcessor {
	readonly port: MessagePort;
}

const STATS_INTERVAL_SECONDS = 0.25;

/** The sound unit in the browser: runs at the context's own sample rate, on the audio thread. */
class ApuProcessor extends AudioWorkletProcessor {
	private readonly player = new BlockPlayer(sampleRate);
	private samplesUntilStats = 0;

	constructor() {
		super();
		this.port.onmessage = ({ data }: MessageEvent<ToWorklet>) => this.receive(data);
	}

	private receive(message: ToWorklet): void {
		switch (message.type) {
			case "load":
				this.player.load(
					message.ticksPerSecond,
					new Map(message.samples.map((sample): [number, PcmAsset] => [sample.bank, { kind: "pcm", ...sample }])),
				);
				break;
			case "block":
				this.player.push(message.block);
				break;
			case "reset":
				this.player.reset();
				break;
		}
	}

	process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
		const [left, right] = outputs[0] ?? [];
		if (!left) return true;
		this.player.fill(left, right ?? new Float32Array(left.length));
		this.samplesUntilStats -= left.length;
		if (this.samplesUntilStats <= 0) {
			this.samplesUntilStats = STATS_INTERVAL_SECONDS * sampleRate;
			this.port.postMessage(this.player.stats);
		}
		return true;
	}
}

registerProcessor("colorburst-apu", ApuProcessor);
