import type { AnyNode, CallExpression, NewExpression, Node } from "acorn";
import type { ChargeNotes } from "../charge-notes.ts";
import type { Insertions } from "../insertions.ts";
import { METER_NAMES as NAME } from "../meter-script.ts";
import { functionNames, keyText } from "./function-names.ts";
import type { ChargeSite, Place, ScriptCharges } from "./script-charges.ts";

/** Notes each charge of a script, and makes the calls that count them: see `CycleProfiler`. */
export class ProfileNotes implements ChargeNotes {
	private readonly places: Place[] = [];
	private readonly placesByOffset = new Map<number, number>();
	private readonly placesByText = new Map<string, number>();
	private readonly functions: { name: string; place: number; sites: ChargeSite[] }[] = [];
	private readonly calls: { name: string; place: number }[] = [];
	private readonly names: ReadonlyMap<Node, string>;
	/** Place and units of all notes not yet taken, in turn. */
	private readonly noted: number[] = [];
	/** The functions around what is being visited; 0 is the script itself. */
	private readonly around: number[] = [0];

	/** @param placeOf  the author's file and line of a place in the parsed text */
	constructor(
		statements: readonly AnyNode[],
		private readonly placeOf: (offset: number) => Place,
	) {
		this.names = functionNames(statements);
		this.functions.push({ name: "(loading)", place: statements[0] ? this.at(statements[0]) : 0, sites: [] });
	}

	charges(): ScriptCharges {
		return { places: this.places, functions: this.functions, calls: this.calls };
	}

	add(node: Node, units: number): void {
		if (units > 0) this.noted.push(this.at(node), units);
	}

	mark(): number {
		return this.noted.length;
	}

	again(from: number, to: number): void {
		this.noted.push(...this.noted.slice(from, to));
	}

	hit(units: number, mark: number, separator: "," | ";"): string {
		const byPlace = new Map<number, number>();
		const taken = this.noted.splice(mark);
		let sum = 0;
		for (let i = 0; i < taken.length; i += 2) {
			byPlace.set(taken[i]!, (byPlace.get(taken[i]!) ?? 0) + taken[i + 1]!);
			sum += taken[i + 1]!;
		}
		// A profile that doesn't add up would be worse than none.
		if (sum !== units) throw new Error(`a charge of ${units} units has notes of ${sum}`);
		const index = this.around.at(-1)!;
		const { sites } = this.functions[index]!;
		sites.push({ units, byPlace: [...byPlace].flat() });
		return `${NAME.hit}(${index},${sites.length - 1})${separator}`;
	}

	enter(node: Node): void {
		this.around.push(this.functions.length);
		this.functions.push({ name: this.names.get(node) ?? "(nameless)", place: this.at(node), sites: [] });
	}

	leave(): void {
		this.around.pop();
	}

	frame(): string {
		return `const $pn=${NAME.enter}(${this.around.at(-1)});`;
	}

	frameEnd(): string {
		return this.around.length > 1 ? `${NAME.leave}($pn)` : "";
	}

	frameAgain(): string {
		return this.around.length > 1 ? `${NAME.leave}($pn+1);` : `${NAME.leave}(0);`;
	}

	/** Notes the call after its arguments have been worked out, as they may hold calls too. */
	call(node: CallExpression | NewExpression, insertions: Insertions): void {
		const callee = node.callee as AnyNode;
		const last = node.arguments.at(-1);
		const holder = last ?? (node.type === "CallExpression" ? objectOf(callee) : callee);
		const value = holder?.type === "SpreadElement" ? holder.argument : holder;
		if (!value || value.type === "Super") return;
		const name = `${node.type === "NewExpression" ? "new " : ""}${keyText(callee)}`;
		const place = this.at(callee.type === "MemberExpression" ? callee.property : callee);
		// `new $pk(0,A)` would make one of `$pk`, and `$pk(0,a,b)` give `a`.
		const brackets = node.type === "NewExpression" && !last;
		const sequence = value.type === "SequenceExpression";
		insertions.open(value.start, `${brackets ? "(" : ""}${NAME.call}(${this.calls.length},${sequence ? "(" : ""}`);
		insertions.close(value.end, `${sequence ? ")" : ""}${brackets ? "))" : ")"}`);
		this.calls.push({ name, place });
	}

	place(node: Node): string {
		return `${this.at(node)},`;
	}

	private at(node: Node): number {
		const known = this.placesByOffset.get(node.start);
		if (known !== undefined) return known;
		const place = this.placeOf(node.start);
		const text = `${place.file}\n${place.line}`;
		const index = this.placesByText.get(text) ?? this.places.push(place) - 1;
		this.placesByText.set(text, index);
		this.placesByOffset.set(node.start, index);
		return index;
	}
}

/** What a call without arguments is made on, if a call may be put around it. */
function objectOf(callee: AnyNode): AnyNode | undefined {
	if (callee.type === "Identifier") return callee;
	if (callee.type !== "MemberExpression") return undefined;
	// In `a?.b.c()` nothing may stand round `a?.b`: the chain would end there.
	for (let at = callee.object as AnyNode; ; ) {
		if ((at.type === "MemberExpression" || at.type === "CallExpression") && at.optional) return undefined;
		if (at.type === "MemberExpression") at = at.object as AnyNode;
		else if (at.type === "CallExpression") at = at.callee as AnyNode;
		else break;
	}
	return callee.object as AnyNode;
}
