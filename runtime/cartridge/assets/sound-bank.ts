import * as v from "valibot";
import type { EffectBankAsset, PcmAsset, SongAsset } from "../../api/assets.ts";
import { decodeEffectBank as readEffectBank, decodeSong as readSong } from "../../machine/apu/song-bytes.ts";
import { SoundDataError } from "../../machine/apu/song-format.ts";
import { CART_LIMIT } from "../cart-file-limits.ts";
import type { CartBank } from "../cart-file-types.ts";
import { BankError } from "./bank-error.ts";
import { parseMeta, wholeNumber } from "./bank-meta.ts";

const songMetaSchema = v.strictObject({});

const effectMetaSchema = v.strictObject({
	names: v.pipe(
		v.array(v.pipe(v.string("a name must be a text"), v.minLength(1), v.maxLength(60, "a name is over 60 characters"))),
		v.maxLength(CART_LIMIT.effectNames.value, `more than ${CART_LIMIT.effectNames.value} effects`),
	),
});

const pcmMetaSchema = v.strictObject({
	rateHz: wholeNumber("rateHz", 1, CART_LIMIT.sampleRateHz.value),
	loopStart: wholeNumber("loopStart", -1, CART_LIMIT.bankBytes.value - 1),
});

export function decodeSong(bank: CartBank, index: number): SongAsset {
	parseMeta(songMetaSchema, bank);
	checkSound(() => readSong(bank.bytes));
	return { kind: "song", bank: index, bytes: bank.bytes.slice() };
}

export function decodeEffects(bank: CartBank, index: number): EffectBankAsset {
	const { names } = parseMeta(effectMetaSchema, bank);
	const double = names.find((name, at) => names.indexOf(name) !== at);
	if (double !== undefined) throw new BankError(`two effects are named ${JSON.stringify(double)}`);
	const { effects } = checkSound(() => readEffectBank(bank.bytes));
	if (effects.length !== names.length)
		throw new BankError(`it has ${effects.length} effects and ${names.length} names`);
	return { kind: "effects", bank: index, bytes: bank.bytes.slice(), names };
}

/** Data: 8-bit signed samples. */
export function decodePcm(bank: CartBank, index: number): PcmAsset {
	const { rateHz, loopStart } = parseMeta(pcmMetaSchema, bank);
	if (bank.bytes.length === 0) throw new BankError("it has no samples");
	if (loopStart >= bank.bytes.length) {
		throw new BankError(`its loop begins at sample ${loopStart} of ${bank.bytes.length}`);
	}
	return {
		kind: "pcm",
		bank: index,
		name: bank.name,
		bytes: new Int8Array(bank.bytes.slice().buffer),
		rateHz,
		loopStart,
	};
}

/** A song or an effect bank is only bytes to a cart file: the sound driver's own reader says whether they are right. */
function checkSound<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof SoundDataError)) throw error;
		throw new BankError(error.message);
	}
}
