/** What is printed on a cartridge. */
export interface CartridgePrint {
	readonly title: string;
	readonly labelUrl: string | null;
}

/** A cartridge as a thing: shell, ridges, label. */
export function CartridgeView(props: CartridgePrint) {
	return (
		<span class="cartridge" aria-hidden="true">
			<span class="cartridge-ridges" />
			<span class="cartridge-label">
				{props.labelUrl ? (
					<img src={props.labelUrl} alt="" width="128" height="128" draggable={false} />
				) : (
					<span class="cartridge-title">{props.title}</span>
				)}
			</span>
			<span class="cartridge-arrow" />
		</span>
	);
}
