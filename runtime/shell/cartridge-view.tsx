import { useState } from "preact/hooks";

/** What is printed on a cartridge. */
export interface CartridgePrint {
	readonly title: string;
	readonly labelUrl: string | null;
}

/** A cartridge as a thing: shell, ridges, label. */
export function CartridgeView(props: CartridgePrint) {
	// While an author's cartridge can't be built there is no picture of it either: its title serves.
	const [failed, setFailed] = useState(false);
	return (
		<span class="cartridge" aria-hidden="true">
			<span class="cartridge-ridges" />
			<span class="cartridge-label">
				{props.labelUrl && !failed ? (
					<img src={props.labelUrl} alt="" width="128" height="128" draggable={false} onError={() => setFailed(true)} />
				) : (
					<span class="cartridge-title">{props.title}</span>
				)}
			</span>
			<span class="cartridge-arrow" />
		</span>
	);
}
