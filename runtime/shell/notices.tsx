import { signal } from "@preact/signals";

interface Notice {
	readonly number: number;
	readonly tone: "trouble" | "news";
	readonly text: string;
}

const notices = signal<readonly Notice[]>([]);
let lastNumber = 0;
const NEWS_MS = 5000;
const MOST_SHOWN = 3;

/**
 * Shows a slip of paper with a message. Trouble stays until it is put away; news leaves by itself.
 * @returns puts it away
 */
export function notify(text: string, tone: Notice["tone"] = "trouble"): () => void {
	const number = ++lastNumber;
	const others = notices.value.filter((notice) => notice.text !== text);
	notices.value = [...others, { number, tone, text }].slice(-MOST_SHOWN);
	if (tone === "news") setTimeout(() => dismiss(number), NEWS_MS);
	return () => dismiss(number);
}

function dismiss(number: number): void {
	notices.value = notices.value.filter((notice) => notice.number !== number);
}

export function Notices() {
	return (
		<div class="notices" aria-live="assertive" role="status">
			{notices.value.map((notice) => (
				<div key={notice.number} class={`notice notice-${notice.tone}`} data-testid="notice">
					<p>{notice.text}</p>
					<button type="button" onClick={() => dismiss(notice.number)} aria-label="OK: put this message away">
						OK
					</button>
				</div>
			))}
		</div>
	);
}
