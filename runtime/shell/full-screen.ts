import { notify } from "./notices.tsx";

/** The whole page to full screen: the touch buttons and messages must stay on it. */
export function toggleFullScreen(): void {
	if (document.fullscreenElement) {
		void document.exitFullscreen();
		return;
	}
	const page = document.documentElement;
	if (typeof page.requestFullscreen !== "function") {
		notify("This browser has no full screen for pages. On an iPhone, add the page to the home screen.");
		return;
	}
	page.requestFullscreen({ navigationUI: "hide" }).catch(() => notify("The browser refused full screen here."));
}
