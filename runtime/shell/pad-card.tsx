import { keyName, keysOf } from "../display-side/input/key-bindings.ts";
import type { ButtonName } from "../machine/memory-map.ts";
import { settings } from "./settings-store.ts";

/** The first key of a button, as printed on the card. */
function keyLabel(button: ButtonName): string {
	const [first] = keysOf(settings.value.keys, 0, button);
	return first ? keyName(first) : "–";
}

function Key(props: { button: ButtonName; place: string; hint?: string }) {
	return (
		<div class={`card-key card-${props.place}`}>
			<dt>{props.hint ?? props.button.toUpperCase()}</dt>
			<dd>
				<kbd>{keyLabel(props.button)}</kbd>
			</dd>
		</div>
	);
}

/** The card that lies beside the console: which key is which button. */
export function PadCard() {
	return (
		<section class="pad-card" aria-label="Keys">
			<dl>
				<div class="card-key card-cross">
					<dt>Move</dt>
					<dd>
						<kbd>{keyLabel("up")}</kbd>
						<kbd>{keyLabel("left")}</kbd>
						<kbd>{keyLabel("down")}</kbd>
						<kbd>{keyLabel("right")}</kbd>
					</dd>
				</div>
				<Key button="start" place="start" hint="Start" />
				<Key button="select" place="select" hint="Select" />
				<Key button="a" place="a" hint="A fire" />
				<Key button="b" place="b" hint="B bomb" />
				<Key button="x" place="x" />
				<Key button="y" place="y" />
			</dl>
		</section>
	);
}
