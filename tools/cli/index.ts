import { readFileSync } from "node:fs";
import { type CAC, cac } from "cac";
import { UsageError } from "./usage-error.ts";

const USAGE_STATUS = 2;
const FAILURE_STATUS = 1;

/**
 * The `colorburst` command line. Commands are imported when they're called, as most bring their own large libraries.
 * @param commandLine  as `process.argv` has it
 * @returns exit status: 0, 1 failure, 2 wrong use, 3 the cartridge faulted
 */
export async function main(commandLine: readonly string[]): Promise<number> {
	const cli = commands();
	try {
		const { args, options } = cli.parse(withNegativeValues(commandLine), { run: false });
		if (options.help || options.version) return 0;
		if (!cli.matchedCommand) {
			if (args.length > 0) throw new UsageError(`There is no command "${args[0]}".`);
			cli.outputHelp();
			return USAGE_STATUS;
		}
		return Number((await cli.runMatchedCommand()) ?? 0);
	} catch (error) {
		return report(error, cli.matchedCommandName);
	}
}

/** `--ticks -1` as `--ticks=-1`: alone, a negative number would be read as an option of its own. */
function withNegativeValues(commandLine: readonly string[]): string[] {
	const words: string[] = [];
	for (const word of commandLine) {
		const before = words.at(-1);
		if (/^-\d/.test(word) && before && /^--[^=]+$/.test(before)) words[words.length - 1] = `${before}=${word}`;
		else words.push(word);
	}
	return words;
}

function commands(): CAC {
	const cli = cac("colorburst");
	cli
		.command("run <path>", "Run a cartridge without a page: a folder, a .ts file, a .cart or a .cart.png")
		.option("--ticks <n>", "How many ticks", { default: 600 })
		.option("--seed <n>", "Seed of the machine's chance", { default: 1 })
		.option("--standard <name>", "Television of the screenshots: ntsc or pal", { default: "ntsc" })
		.option("--input <file>", 'What the players do: JSON list of { "tick", "player", "buttons" }')
		.option("--screenshot <file@ticks>", "Write a PNG of the picture after so many ticks; repeatable")
		.option("--wav <file>", "Write the sound, 48 kHz, 16 bits, stereo")
		.option("--record <file>", "Write a movie of the run: its input, and hashes to check a replay by")
		.option("--json", "Print one line of JSON")
		.example("  colorburst run cart/hello --ticks 600 --screenshot out.png@300 --wav out.wav")
		.example("  colorburst run game.cart.png --input moves.json --json")
		.action(async (path, options) => (await import("./run-command.ts")).runCommand(path, options));
	cli
		.command("replay <file> [cart]", "Run a movie again; without a cartridge, with the console's own of that id")
		.option("--verify", "Say whether all is as recorded, and if not, which tick and what in the state differs first")
		.option("--screenshot <file@ticks>", "Write a PNG of the picture after so many of its ticks; repeatable")
		.option("--wav <file>", "Write the sound, 48 kHz, 16 bits, stereo")
		.option("--json", "Print one line of JSON")
		.example("  colorburst replay clip.movie cart/volley --verify")
		.action(async (file, cart, options) => (await import("./replay-command.ts")).replayCommand(file, cart, options));
	cli
		.command("profile <path>", "Show where a cartridge's cycles go: by function, by line, and in the worst tick")
		.option("--ticks <n>", "How many ticks", { default: 600 })
		.option("--seed <n>", "Seed of the machine's chance", { default: 1 })
		.option("--input <file>", 'What the players do: JSON list of { "tick", "player", "buttons" }')
		.option("--html <file>", "Write a page with the flame graph: one file, to be opened in a browser")
		.option("--svg <file>", "Write the flame graph as a picture")
		.option("--json", "Print one line of JSON, with all functions, lines and calls")
		.example("  colorburst profile cart/volley --ticks 600 --html volley.html")
		.action(async (path, options) => (await import("./profile-command.ts")).profileCommand(path, options));
	cli
		.command("dev <dir>", "Open the console with a cartridge in it; it reloads when you save")
		.option("--port <n>", "Port to serve at; the next free one if it is taken", { default: 5173 })
		.option("--host [address]", "Serve to the network too")
		.action(async (path, options) => (await import("./dev-command.ts")).devCommand(path, options));
	cli
		.command("create <dir>", "Make a small playable cartridge to start from, in a new or empty folder")
		.action(async (path) => (await import("./create-command.ts")).createCommand(path));
	cli
		.command("build <path>", "Build a cart file from a folder or a .ts file")
		.option("-o, --out <file>", "Where to write: NAME.cart.png or NAME.cart")
		.example("  colorburst build cart/volley -o volley.cart.png")
		.action(async (path, options) => (await import("./build-command.ts")).buildCommand(path, options));
	cli
		.command("inspect <file>", "Show what a cart file holds, without running it")
		.option("--json", "Print one line of JSON")
		.action(async (path, options) => (await import("./inspect-command.ts")).inspectCommand(path, options));
	cli
		.command("docs", "Write the generated manuals in docs/ anew: hardware, cycles, API")
		.action(async () => (await import("./docs-command.ts")).docsCommand());
	cli.help();
	cli.version(packageVersion());
	return cli;
}

/** A message for what a person did or a file is; a stack trace only for what we did wrong. */
function report(error: unknown, command: string | undefined): number {
	const { name, message, stack } = error as Error;
	if (name === "UsageError" || name === "CACError") {
		const help = command ? `colorburst ${command} --help` : "colorburst --help";
		console.error(`colorburst: ${message.replace(/\.?$/, ".")}\nSee: ${help}`);
		return USAGE_STATUS;
	}
	const isAnothers = EXPECTED_ERRORS.has(name) || typeof (error as { code?: unknown }).code === "string";
	console.error(isAnothers ? `colorburst: ${message}` : stack);
	return FAILURE_STATUS;
}

/** Errors that tell of a cartridge's sources or file. Those of the system (a full disk, no right to write) have a code. */
const EXPECTED_ERRORS = new Set(["CartFileError", "CartBuildError", "SongTextError", "SavedFileError"]);

function packageVersion(): string {
	return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
