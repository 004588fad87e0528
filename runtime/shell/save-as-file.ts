/** Hands bytes to the player as a file that the browser saves. */
export function saveAsFile(bytes: Uint8Array, name: string): void {
	const url = URL.createObjectURL(new Blob([bytes.slice()], { type: "application/octet-stream" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
