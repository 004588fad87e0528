import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import effects from "../../../../cart/volley/sound/volley.effects";

const CART = new URL("../../../../cart/volley/", import.meta.url);

/** Names in quotes that a file hands to `sounds.push` or `playSound`, or lists in a table of sounds. */
function soundNamesIn(source: string): string[] {
	const calls = source.match(/(?:sounds\.push|playSound)\([^;]*|_SOUNDS = \[[^\]]*\]/g) ?? [];
	return calls.flatMap((call) => [...call.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]!));
}

test("every effect that the game asks for is in the bank of effects", () => {
	const files = readdirSync(CART, { recursive: true, encoding: "utf8" }).filter(
		(name) => name.endsWith(".ts") && !/^(art|sound)[\\/]/.test(name),
	);
	const named = new Set(files.flatMap((name) => soundNamesIn(readFileSync(new URL(name, CART), "utf8"))));
	expect(named.size).toBeGreaterThan(20);
	expect([...named].filter((name) => !effects.names.includes(name))).toEqual([]);
});
