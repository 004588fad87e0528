import { STRING_LENGTH_MAX } from "../meter/weights.ts";
import { type AnyMethod, type BuiltInMeter, chargeBefore, lengthOf, refuseAll, replace } from "./replace.ts";

/** Texts: charged by what is looked at and by what grows; patterns are texts, as regular expressions can take for ever. */
export function meterTexts(meter: BuiltInMeter): void {
	const prototype = String.prototype;
	growing(meter, "repeat", (text, times) => text.length * Number(times));
	growing(meter, "padStart", (_, length) => Number(length));
	growing(meter, "padEnd", (_, length) => Number(length));
	chargeBefore(
		meter,
		prototype,
		[
			"indexOf",
			"lastIndexOf",
			"includes",
			"startsWith",
			"endsWith",
			"slice",
			"substring",
			"substr",
			"trim",
			"trimStart",
			"trimEnd",
			"toLowerCase",
			"toUpperCase",
		],
		(self) => 8 + (lengthOf(self) >> 2),
	);
	concatenating(meter);
	for (const name of ["split", "replace", "replaceAll"] as const) byPlainText(meter, name);
	refuseAll(meter, prototype, ["match", "matchAll", "search"], "use indexOf or includes");
	refuseAll(
		meter,
		prototype,
		["normalize", "localeCompare", "toLocaleLowerCase", "toLocaleUpperCase", "isWellFormed", "toWellFormed"],
		"engines and languages differ in it; compare with < and >",
	);
	chargeBefore(meter, String, ["fromCharCode", "fromCodePoint", "raw"], (_, args) => 4 + args.length);
	refuseAll(meter, Number.prototype, ["toLocaleString"], "put the number into a template text");
}

/** The result's length is known before it is made. */
function growing(
	meter: BuiltInMeter,
	name: "repeat" | "padStart" | "padEnd",
	length: (text: string, arg: unknown) => number,
): void {
	const native = String.prototype[name] as AnyMethod;
	const metered = {
		[name](this: unknown, ...args: unknown[]) {
			if (!meter.active()) return Reflect.apply(native, this, args);
			const text = `${this}`;
			const expected = length(text, args[0]);
			if (expected > STRING_LENGTH_MAX) meter.tooLarge("a text");
			meter.charge(8 + (text.length >> 2) + (expected > 0 ? expected >> 2 : 0));
			return Reflect.apply(native, text, args);
		},
	};
	replace(String.prototype, name, metered[name]);
}

function concatenating(meter: BuiltInMeter): void {
	replace(String.prototype, "concat", function (this: unknown, ...parts: unknown[]) {
		let text = `${this}`;
		for (const part of parts) {
			text += part;
			meter.charge(8 + (text.length >> 3));
			if (text.length > STRING_LENGTH_MAX) meter.tooLarge("a text");
		}
		return text;
	});
}

function byPlainText(meter: BuiltInMeter, name: "split" | "replace" | "replaceAll"): void {
	const native = String.prototype[name] as AnyMethod;
	const metered = {
		[name](this: unknown, pattern: unknown, ...rest: unknown[]) {
			if (!meter.active()) return Reflect.apply(native, this, [pattern, ...rest]);
			if (pattern !== undefined && typeof pattern !== "string")
				meter.refuse(`${name} with a pattern that is not a text`, "give it a text");
			const text = `${this}`;
			meter.charge(8 + text.length * 2);
			const [replacement] = rest;
			if (typeof replacement === "string" && text.length * replacement.length > STRING_LENGTH_MAX * 16)
				meter.tooLarge("a text");
			return Reflect.apply(native, text, [pattern, ...rest]);
		},
	};
	replace(String.prototype, name, metered[name]);
}
