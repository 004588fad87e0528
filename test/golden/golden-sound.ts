import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const GOLDEN_FOLDER = fileURLToPath(new URL(".", import.meta.url));
const UPDATE_COMMAND = "GOLDEN_UPDATE=1 npx vitest run --project node";
const RATE_HZ = 48_000;

/** What is kept of a sound: its hash, and enough for a person to see what changed. */
interface GoldenSound {
	/** SHA-256 of the samples, left then right, as 32-bit floats. */
	readonly sha256: string;
	/** Level of each quarter second, left and right, in dB to a tenth. */
	readonly levelsDb: readonly string[];
}

/**
 * Holds a sound at 48 kHz to its golden, `test/golden/NAME.json`, bit for bit. Made or changed only by a run with
 * GOLDEN_UPDATE=1.
 * @throws Error when the golden is missing or differs; it says whether the levels differ too, and from when
 */
export function expectGoldenSound(name: string, left: Float32Array, right: Float32Array): void {
	const file = resolve(GOLDEN_FOLDER, `${name}.json`);
	const sound = describe(left, right);
	const golden = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as GoldenSound) : undefined;
	if (golden?.sha256 === sound.sha256) return;
	if (process.env["GOLDEN_UPDATE"] === "1") {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, `${JSON.stringify(sound, null, "\t")}\n`);
		console.warn(`golden ${golden ? "changed" : "made"}: test/golden/${name}.json. Listen before you commit it.`);
		return;
	}
	const renew = `If the change is meant, listen to it and renew the golden: ${UPDATE_COMMAND}`;
	if (!golden) throw new Error(`golden missing: test/golden/${name}.json. ${renew}`);
	const at = sound.levelsDb.findIndex((level, i) => level !== golden.levelsDb[i]);
	const where =
		at < 0
			? "its levels are the same to a tenth of a dB"
			: `from ${at / 4} s on: ${sound.levelsDb[at]} dB, golden ${golden.levelsDb[at] ?? "ended"}`;
	throw new Error(`sound differs from its golden test/golden/${name}.json: ${where}. ${renew}`);
}

function describe(left: Float32Array, right: Float32Array): GoldenSound {
	const hash = createHash("sha256");
	for (const side of [left, right]) hash.update(new Uint8Array(side.buffer, side.byteOffset, side.byteLength));
	const levelsDb: string[] = [];
	for (let at = 0; at < left.length; at += RATE_HZ / 4) {
		levelsDb.push(`${levelDb(left.subarray(at, at + RATE_HZ / 4))} ${levelDb(right.subarray(at, at + RATE_HZ / 4))}`);
	}
	return { sha256: hash.digest("hex"), levelsDb };
}

function levelDb(samples: Float32Array): string {
	const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
	return power === 0 ? "silent" : (10 * Math.log10(power)).toFixed(1);
}
