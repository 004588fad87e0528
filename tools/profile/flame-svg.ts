import { type CycleProfile, type FrameCost, ROOT_NAME } from "../../runtime/cartridge/meter/profile/cycle-profile.ts";

const WIDTH_PX = 1200;
const ROW_PX = 20;
const TOP_PX = 46;
const LETTER_PX = 7.3;
/** Frames narrower than this can't be seen. */
const NARROWEST_PX = 0.5;

/** A picture of a profile's calls, all ticks together: each frame is as wide as the cycles that it and its calls took. */
export function flameSvg(title: string, profile: CycleProfile): string {
	const { tree } = profile.all;
	const frames: string[] = [];
	let rows = 1;
	const draw = (frame: FrameCost, xPx: number, row: number) => {
		const widthPx = tree.totalCycles === 0 ? WIDTH_PX : (frame.totalCycles / tree.totalCycles) * WIDTH_PX;
		if (widthPx < NARROWEST_PX) return;
		rows = Math.max(rows, row + 1);
		frames.push(frameBox(frame, xPx, TOP_PX + row * ROW_PX, widthPx, tree.totalCycles));
		let from = xPx;
		for (const child of frame.children) {
			draw(child, from, row + 1);
			from += (child.totalCycles / Math.max(1, tree.totalCycles)) * WIDTH_PX;
		}
	};
	draw(tree, 0, 0);
	const heightPx = TOP_PX + rows * ROW_PX + 8;
	const mean = profile.cycles / Math.max(1, profile.ticks);
	const summary = `${profile.ticks} ticks, ${Math.round(mean)} cycles a tick of ${profile.budget}`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${heightPx}" width="${WIDTH_PX}" height="${heightPx}" font-family="system-ui, sans-serif" font-size="12">`,
		`<rect width="100%" height="100%" fill="#fbf7ef"/>`,
		`<text x="8" y="20" font-size="16" font-weight="600" fill="#2b2530">${escaped(title)}: cycles</text>`,
		`<text x="8" y="38" fill="#756c78">${escaped(summary)}</text>`,
		...frames,
		"</svg>\n",
	].join("\n");
}

function frameBox(frame: FrameCost, xPx: number, yPx: number, widthPx: number, allCycles: number): string {
	const { name, kind, file, line, totalCycles, selfCycles, calls } = frame;
	const place = kind === "script" ? ` (${file || "script"}:${line})` : "";
	const share = allCycles === 0 ? 0 : (totalCycles / allCycles) * 100;
	const about = `${name}${place}: ${totalCycles} cycles with its calls, ${selfCycles} its own, ${calls} calls, ${share.toFixed(1)} %`;
	const letters = Math.floor((widthPx - 8) / LETTER_PX);
	const label = letters < 2 ? "" : name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
	const box = `<rect x="${px(xPx + 0.5)}" y="${yPx}" width="${px(Math.max(NARROWEST_PX, widthPx - 1))}" height="${ROW_PX - 2}" rx="3" fill="${colour(frame)}"/>`;
	const text = label ? `<text x="${px(xPx + 5)}" y="${yPx + 13}" fill="#1d1721">${escaped(label)}</text>` : "";
	return `<g><title>${escaped(about)}</title>${box}${text}</g>`;
}

/** Functions of one file have one hue. */
function colour({ kind, name, file }: FrameCost): string {
	if (kind === "machine") return name === ROOT_NAME ? "#d9d2c5" : "#7fb2e5";
	if (kind === "built-in") return "#b9c0a5";
	return `hsl(${((textNumber(file) * 47) % 70) - 5} 76% ${66 + (textNumber(name) % 5) * 3}%)`;
}

function textNumber(text: string): number {
	let number = 7;
	for (const character of text) number = (number * 31 + character.codePointAt(0)!) % 9973;
	return number;
}

function px(value: number): string {
	return value.toFixed(2);
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
