import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { evaluateInNode } from "../../runtime/headless/evaluate-in-node.ts";
import { runHeadless } from "../../runtime/headless/run-headless.ts";
import { runInChild } from "../../tools/cli/run-in-child.ts";
import { cartOfScript } from "../programs/cart-of-script.ts";
import { HARMLESS_SCRIPT, hostileCart } from "./hostile-cart-file.ts";
import { HOSTILE_CARTS, HOSTILE_KINDS } from "./hostile-carts.ts";

const SOAK = process.env["SOAK"] === "1";
/** Real time is no measure on a busy computer: processor time of this process is. */
const MOST_CPU_MS = 3000;
const CANARY_TEXT = "Nobody writes here.";

test("there are more than eighty of them", () => {
	expect(HOSTILE_CARTS.length).toBeGreaterThan(80);
});

describe("each ends in a fault or refusal that says why", () => {
	test.each(HOSTILE_CARTS)("$name", (cart) => {
		const start = process.cpuUsage();
		const { fault } = runHeadless(hostileCart(cart), evaluateInNode, { ticks: 5 });
		const { user, system } = process.cpuUsage(start);
		expect(fault?.message).toMatch(cart.says);
		expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
	});
});

/** Those that try to get out; all of them when there is time. */
const FOR_CHILD = Object.entries(HOSTILE_KINDS)
	.map(
		([kind, carts]) => [kind, SOAK ? carts : carts.filter(({ tick }) => tick.includes("CANARY")).slice(0, 4)] as const,
	)
	.filter(([, carts]) => carts.length > 0);

describe("in the process that the command line runs them in, none reaches a server or a file", () => {
	const requests: (string | undefined)[] = [];
	const server = createServer((request, response) => {
		requests.push(request.url);
		response.end();
	});
	let folder = "";
	const file = () => join(folder, "canary");
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		folder = mkdtempSync(join(tmpdir(), "canary-"));
		writeFileSync(file(), CANARY_TEXT);
	});
	afterAll(() => {
		server.close();
		rmSync(folder, { recursive: true });
	});

	test.each(FOR_CHILD)(
		"%s",
		async (_, carts) => {
			for (const cart of carts) {
				const canary = cart.tick.includes("http") || cart.tick.includes("ws:") ? port(server.address()) : file();
				const { fault } = await runInChild({ cart: hostileCart(cart, canary), options: { ticks: 5 } });
				expect(fault?.message, cart.name).toMatch(cart.says);
				// The meter has ended it, and not the parent's patience.
				expect(fault?.kind, cart.name).not.toBe("hang");
			}
			expect(requests).toEqual([]);
			expect(readFileSync(file(), "utf8")).toBe(CANARY_TEXT);
			// The command line is as good as before.
			expect(await runInChild({ cart: cartOfScript(HARMLESS_SCRIPT), options: { ticks: 5 } })).toMatchObject({
				ticks: 5,
				fault: null,
			});
		},
		SOAK ? 3_600_000 : 180_000,
	);
});

function port(address: string | AddressInfo | null): string {
	return String((address as AddressInfo).port);
}
