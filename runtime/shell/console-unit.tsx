import { CartridgeView } from "./cartridge-view.tsx";
import { consoleState, eject, inserted, powerCycle, reset } from "./console-store.ts";

/** The console: slot, lamp, switches. */
export function ConsoleUnit() {
	const cart = inserted.value;
	const state = consoleState.value;
	const lamp = state.fault ? "fault" : state.power === "off" ? "off" : state.paused ? "paused" : "on";
	return (
		<section class="console-unit" aria-label="Console">
			<div class="console-slot">
				{cart && (
					<div class="in-slot" key={cart.insertion}>
						<CartridgeView title={cart.title} labelUrl={cart.labelUrl} />
					</div>
				)}
				<div class="slot-mouth" />
			</div>
			<div class="console-body">
				<div class="console-vents" aria-hidden="true" />
				<div class="console-front">
					<div class="switch">
						<button
							type="button"
							class="console-button power"
							aria-pressed={state.power !== "off"}
							onClick={powerCycle}
							disabled={!cart}
						>
							<span class={`lamp lamp-${lamp}`} aria-hidden="true" />
							Power
						</button>
					</div>
					<div class="console-badge" aria-hidden="true">
						<span class="burst">
							<i />
							<i />
							<i />
							<i />
							<i />
							<i />
						</span>
						<span class="console-name">Colorburst</span>
						<span class="console-model">CB-1 · {cart ? cart.title : "no cartridge"}</span>
					</div>
					<div class="switch">
						<button type="button" class="console-button" onClick={reset} disabled={!cart}>
							Reset
						</button>
						<button type="button" class="console-button" onClick={eject} disabled={!cart}>
							Eject
						</button>
					</div>
				</div>
			</div>
		</section>
	);
}
