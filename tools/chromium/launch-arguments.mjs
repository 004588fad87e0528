/** How the tests and tools start Chromium: no sandbox (it can't be had as root in a container), no calls home. */
export const CHROMIUM_ARGUMENTS = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];
