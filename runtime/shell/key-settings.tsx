import { useEffect, useState } from "preact/hooks";
import { DEFAULT_KEY_BINDINGS, keyName, keysOf, rebindKey } from "../display-side/input/key-bindings.ts";
import { BUTTON, type ButtonName } from "../machine/memory-map.ts";
import { change, settings } from "./settings-store.ts";

const PLAYERS = [0, 1] as const;
const BUTTON_NAMES = Object.keys(BUTTON) as ButtonName[];

interface Waiting {
	readonly player: number;
	readonly button: ButtonName;
}

/** Which key is which button, for two players at one keyboard. */
export function KeySettings() {
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	useEffect(() => {
		if (!waiting) return;
		const take = (event: KeyboardEvent) => {
			event.preventDefault();
			event.stopPropagation();
			setWaiting(null);
			if (event.code !== "Escape") change({ keys: rebindKey(settings.value.keys, event.code, waiting) });
		};
		window.addEventListener("keydown", take, { capture: true });
		return () => window.removeEventListener("keydown", take, { capture: true });
	}, [waiting]);

	return (
		<fieldset class="keys">
			<legend>Keys</legend>
			<table>
				<thead>
					<tr>
						<th scope="col">Button</th>
						{PLAYERS.map((player) => (
							<th key={player} scope="col">
								Player {player + 1}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{BUTTON_NAMES.map((button) => (
						<tr key={button}>
							<th scope="row">{button.length === 1 ? button.toUpperCase() : button}</th>
							{PLAYERS.map((player) => {
								const isWaiting = waiting?.player === player && waiting.button === button;
								const names = keysOf(settings.value.keys, player, button).map(keyName);
								return (
									<td key={player}>
										<button
											type="button"
											class={isWaiting ? "key-waiting" : ""}
											aria-label={`Player ${player + 1}, ${button}: ${names.join(" or ") || "no key"}. Change`}
											onClick={() => setWaiting({ player, button })}
										>
											{isWaiting ? "press a key…" : names.join(" · ") || "–"}
										</button>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			<button type="button" class="plain" onClick={() => change({ keys: DEFAULT_KEY_BINDINGS })}>
				Keys as they were
			</button>
		</fieldset>
	);
}
