import { useRef } from "preact/hooks";
import { CartridgeView } from "./cartridge-view.tsx";
import { inserted, insertFile, insertFromShelf, shelf } from "./console-store.ts";

/** The cartridges that stand beside the console, and the place where one's own is put in. */
export function CartridgeShelf() {
	const picker = useRef<HTMLInputElement>(null);
	return (
		<section class="shelf" aria-label="Cartridges">
			<ul>
				{shelf.map((item) => (
					<li key={item.url}>
						<button
							type="button"
							class="shelf-item"
							aria-pressed={inserted.value?.shelfUrl === item.url}
							aria-label={`Insert ${item.title}`}
							title={`Insert ${item.title}`}
							onClick={() => void insertFromShelf(item)}
						>
							<CartridgeView title={item.title} labelUrl={item.labelUrl} />
							<span class="shelf-name">{item.title}</span>
						</button>
					</li>
				))}
				<li>
					<button
						type="button"
						class="shelf-item shelf-open"
						title="Open a cartridge file (or drop one anywhere)"
						onClick={() => picker.current?.click()}
					>
						<span class="cartridge-gap" aria-hidden="true">
							+
						</span>
						<span class="shelf-name">Open a file…</span>
					</button>
				</li>
			</ul>
			<input
				ref={picker}
				type="file"
				accept=".cart,.png,image/png"
				class="out-of-sight"
				aria-label="Cartridge file"
				tabIndex={-1}
				data-testid="cart-file"
				onChange={(event) => {
					const file = event.currentTarget.files?.[0];
					event.currentTarget.value = "";
					if (file) void insertFile(file);
				}}
			/>
		</section>
	);
}
