/**
 * The first thing that runs in the game side's worker. The cartridge's factory stands before it in the same blob, as
 * `cartFactory`, and has not run yet. Order matters: keep what the console needs, remove all that a cartridge should
 * not have, and only then listen for a cartridge to run.
 */
import { decodeAssets } from "../cartridge/assets/decode-assets.ts";
import { cartScope, FACTORY_PREFIX_LENGTH } from "../cartridge/cart-scope.ts";
import { createErrorMapper } from "../cartridge/error-mapper.ts";
import { CartMeter } from "../cartridge/meter/cart-meter.ts";
import { plainCartridge } from "../cartridge/plain-cartridge.ts";
import { ALLOWED_GLOBALS, removeGlobals } from "./allowed-globals.ts";
import { GameSide } from "./game-side.ts";
import { FACTORY_ASSIGNMENT } from "./game-side-text.ts";
import type { FromGameSide, ToGameSide } from "./messages.ts";
import { WireSender } from "./wire.ts";

declare const cartFactory: (...values: readonly unknown[]) => unknown;

const scope = globalThis;
const factory = cartFactory;
const lineCount = Function.prototype.toString.call(factory).split("\n").length;
const clock = performance;
const nowMs = clock.now.bind(clock);
/** A message to oneself comes after those that wait already; a timer would rest four milliseconds each time. */
const toSelf = new MessageChannel();
let laterWork: (() => void)[] = [];
toSelf.port1.onmessage = () => {
	const [first, ...rest] = laterWork;
	laterWork = rest;
	first?.();
};

/** The page's port comes with the first message, by way of the frame; nothing else is ever taken from there. */
scope.onmessage = (event: MessageEvent) => {
	scope.onmessage = null;
	const port = event.ports[0];
	if (!port) return;
	const left = removeGlobals(scope, ALLOWED_GLOBALS);
	const wire = new WireSender();
	const send = (message: FromGameSide) => port.postMessage(wire.encode(message));
	if (left.length > 0) {
		const message = `This browser keeps a cartridge from being shut in (${left.join(", ")} can't be removed), so none is run.`;
		send({ type: "fault", fault: { tick: 0, file: "", line: 0, kind: "load", message } });
		return;
	}
	const meter = new CartMeter();
	const gameSide = new GameSide({
		meter,
		send,
		nowMs,
		later(work) {
			laterWork.push(work);
			toSelf.port2.postMessage(null);
		},
		decodeAssets,
		makeCartridge(assets, random, ticksPerSecond) {
			return plainCartridge(factory(...cartScope(random, { assets, meter }).values), ticksPerSecond);
		},
		errorMapper: (sourceMap, columns) =>
			createErrorMapper(sourceMap, {
				lineCount,
				firstColumn: FACTORY_PREFIX_LENGTH + FACTORY_ASSIGNMENT.length,
				columns,
			}),
	});
	port.onmessage = (message: MessageEvent<ToGameSide>) => gameSide.receive(message.data);
	send({ type: "ready" });
};
