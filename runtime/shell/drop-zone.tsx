import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { insertFile } from "./console-store.ts";
import { notify } from "./notices.tsx";

const dragging = signal(false);

/** A file dropped anywhere on the page goes into the slot. */
export function DropZone() {
	useEffect(() => {
		const over = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes("Files")) return;
			event.preventDefault();
			event.dataTransfer.dropEffect = "copy";
			dragging.value = true;
		};
		const leave = (event: DragEvent) => {
			if (event.relatedTarget === null) dragging.value = false;
		};
		const drop = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes("Files")) return;
			event.preventDefault();
			dragging.value = false;
			const { files } = event.dataTransfer;
			if (files.length > 1) notify("One cartridge at a time fits the slot: the first of the files is taken.", "news");
			if (files[0]) void insertFile(files[0]);
		};
		window.addEventListener("dragover", over);
		window.addEventListener("dragleave", leave);
		window.addEventListener("drop", drop);
		return () => {
			window.removeEventListener("dragover", over);
			window.removeEventListener("dragleave", leave);
			window.removeEventListener("drop", drop);
		};
	}, []);
	if (!dragging.value) return null;
	return (
		<div class="drop-zone" aria-hidden="true">
			<p>Let go: it goes into the slot</p>
		</div>
	);
}
