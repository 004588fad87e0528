import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { bundleScript } from "../../build/bundle-script.ts";
import { cartAssets } from "../../build/index.ts";

/** Bundles `game-run.ts` with the pictures and maps that the game imports, and runs it here. */
export async function loadGame(): Promise<typeof import("./game-run.ts")> {
	const { code } = await bundleScript({
		entry: fileURLToPath(new URL("game-run.ts", import.meta.url)),
		globalName: "gameRun",
		plugins: cartAssets({ inline: true }),
	});
	return new Script(`${code}\ngameRun;`).runInThisContext() as typeof import("./game-run.ts");
}
