/** Two players with all weapons, in every stage and before every boss: no tick is late. Stages whole under SOAK=1. */
import { expect, test } from "vitest";
import { beginStage } from "../../../../cart/volley/sky/director.ts";
import type { SkyState } from "../../../../cart/volley/sky/sky-state.ts";
import { STAGES } from "../../../../cart/volley/sky/stage-list.ts";
import type { VolleyState } from "../../../../cart/volley/volley-state.ts";
import { loadCartridge, pads, type TestRun } from "../../../../runtime/headless/testing.ts";

const volley = await loadCartridge<VolleyState>(new URL("../../../../cart/volley", import.meta.url));
const isSoak = process.env.SOAK === "1";
const NEVER = 1_000_000;

function skyOf(run: TestRun<VolleyState>): SkyState {
	const { scene } = run.state;
	if (scene.name !== "sky") throw new Error(`the scene is ${scene.name}`);
	return scene.sky;
}

/** Both fire all the time, weave, and can't be hurt. */
function fly(run: TestRun<VolleyState>, ticks: number): void {
	for (let i = 0; i < ticks; i++) {
		const sky = skyOf(run);
		for (const ship of sky.ships) {
			ship.invulnerableTicks = 99;
			ship.shotLevel = 3;
			ship.missileLevel = 3;
			ship.x = 128 + (ship.player === 0 ? 90 : -70) * Math.sin(sky.gameTicks / 50);
		}
		run.run(1);
	}
}

test.each(STAGES.map((stage, i) => [stage.name, i] as const))(
	"%s: no lag tick",
	{ timeout: isSoak ? 900_000 : 180_000 },
	(_, index) => {
		const input = pads().press(20, "start").hold(60, NEVER, "a").player(1).press(50, "start").hold(60, NEVER, "a");
		const run = volley.run({ ticks: 64, input });
		const stage = STAGES[index]!;
		beginStage(skyOf(run), index);
		run.run(1);
		expect(skyOf(run).ships.map((ship) => ship.mode)).toEqual(["flying", "flying"]);
		const before = run.lagTicks;
		if (isSoak) fly(run, stage.boss.at + 3600);
		else {
			fly(run, 300);
			for (const plan of [stage.midBoss, stage.boss]) {
				const sky = skyOf(run);
				sky.stageTicks = plan.at - 1;
				sky.nextWave = stage.waves.findIndex((wave) => wave.at >= plan.at);
				if (sky.nextWave < 0) sky.nextWave = stage.waves.length;
				fly(run, 440);
				for (const enemy of sky.enemies) enemy.isLive = false;
				sky.boss = null;
				fly(run, 2);
			}
		}
		expect(run.lagTicks - before).toBe(0);
		expect(run.cyclesMax).toBeLessThan(run.budgetCycles);
	},
);
