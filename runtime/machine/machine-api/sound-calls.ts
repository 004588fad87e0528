import type { Machine } from "../../api/machine.ts";
import type { SoundDriver } from "../apu/driver.ts";
import type { CycleRegister } from "../cycle-register.ts";
import type { Instruction } from "../instructions.ts";
import { SOUND_CHANNEL_COUNT } from "../memory-map.ts";
import type { VoiceTable } from "../voice-table.ts";
import { CALL_COST } from "./call-costs.ts";
import { asset, badCall, list, numeric, object, onOrOff, whole } from "./check.ts";

export type SoundCalls = Pick<
	Machine,
	"playSong" | "stopSong" | "playEffect" | "channel" | "wave" | "playVoice" | "stopVoice"
>;

const WAVE_STEPS = 32;

/** The API's sound calls: songs and effects go to the driver, voices to the display side and into the voice table. */
export function soundCalls(
	{ driver, voices }: { readonly driver: SoundDriver; readonly voices: VoiceTable },
	cycles: CycleRegister,
	instruct: (i: Instruction) => void,
): SoundCalls {
	return {
		playSong(song, options = {}) {
			asset("playSong", song, "song", 'import theme from "./theme.song"');
			const volume = numeric("playSong", "volume", options.volume ?? 1, 0, 1);
			cycles.charge(CALL_COST.playSong.fixed);
			driver.playSong(song.bank, { restart: options.restart ?? false, volume });
		},

		stopSong() {
			cycles.charge(CALL_COST.stopSong.fixed);
			driver.stopSong();
		},

		playEffect(bank, name, options = {}) {
			asset("playEffect", bank, "effects", 'import fx from "./game.effects"');
			const index = bank.names.indexOf(name);
			if (index < 0) throw badCall("playEffect", `there is no effect "${name}"; there are ${bank.names.join(", ")}.`);
			const pan = whole("playEffect", "pan", options.pan ?? 0, -7, 7);
			const volume = numeric("playEffect", "volume", options.volume ?? 1, 0, 1);
			cycles.charge(CALL_COST.playEffect.fixed);
			driver.playEffect(bank.bank, index, { pan, volume });
		},

		channel(channel, spec) {
			whole("channel", "channel", channel, 0, SOUND_CHANNEL_COUNT - 1);
			cycles.charge(CALL_COST.channel.fixed);
			if (spec === null) {
				driver.setChannel(channel, null);
				return;
			}
			object("channel", "spec", spec);
			numeric("channel", "frequencyHz", spec.frequencyHz, 0, 96_000);
			whole("channel", "volume", spec.volume, 0, 15);
			whole("channel", "pan", spec.pan ?? 0, -7, 7);
			whole("channel", "duty", spec.duty ?? 2, 0, 3);
			whole("channel", "decayTicks", spec.decayTicks ?? 0, 0, 600);
			if (spec.sample !== undefined) asset("channel", spec.sample, "pcm", 'import kick from "./kick.wav?pcm"');
			driver.setChannel(channel, spec);
		},

		wave(channel, steps) {
			if (channel !== 2 && channel !== 3)
				throw badCall("wave", `channel is ${String(channel)}; the wave channels are 2 and 3.`);
			list("wave", "steps", steps);
			whole("wave", "the number of steps", steps.length, WAVE_STEPS, WAVE_STEPS);
			for (let i = 0; i < WAVE_STEPS; i++) whole("wave", `step ${i}`, steps[i], 0, 15);
			cycles.charge(CALL_COST.wave.fixed);
			driver.setWave(channel, steps);
		},

		playVoice(id, sample, options = {}) {
			whole("playVoice", "id", id, 0, 0xffff);
			asset("playVoice", sample, "pcm", 'import crowd from "./crowd.wav?pcm"');
			const volume = numeric("playVoice", "volume", options.volume ?? 1, 0, 1);
			const pan = numeric("playVoice", "pan", options.pan ?? 0, -1, 1);
			const loop = onOrOff("playVoice", "loop", options.loop ?? false);
			cycles.charge(CALL_COST.playVoice.fixed);
			const voice = { id, bank: sample.bank, volume, pan, loop };
			instruct({ op: "play-voice", ...voice });
			voices.play(voice);
		},

		stopVoice(id) {
			whole("stopVoice", "id", id, 0, 0xffff);
			cycles.charge(CALL_COST.stopVoice.fixed);
			instruct({ op: "stop-voice", id });
			voices.stop(id);
		},
	};
}
