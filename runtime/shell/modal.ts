import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/**
 * Shows a dialog as long as `open` is true. The browser tells of every closing a little later, of its own (Escape, a
 * click beside it) and of ours: only its own is news, and ours must not close what has been opened again meanwhile.
 */
export function useModal(open: Signal<boolean>, onShow: () => void = () => {}) {
	const ref = useRef<HTMLDialogElement>(null);
	const isShown = useRef(false);
	const isOpen = open.value;
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || isOpen === isShown.current) return;
		isShown.current = isOpen;
		if (isOpen) {
			dialog.showModal();
			onShow();
		} else dialog.close();
	}, [isOpen]);
	const onClose = () => {
		if (!isShown.current || ref.current?.open) return;
		isShown.current = false;
		open.value = false;
	};
	return { ref, onClose };
}
