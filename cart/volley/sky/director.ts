/** Follows the stage's script: waves by the stage's clock, bosses at their time, results, and the next round. */
import { beginBoss } from "./boss.ts";
import { addEnemy } from "./enemies.ts";
import { clearLasers } from "./lasers.ts";
import { clearMovers } from "./mover-pool.ts";
import { RESULTS_FIRST_TICK, RESULTS_LINE_TICKS, resultsBonus, resultsLines } from "./results.ts";
import { addScore } from "./scoring.ts";
import type { SkyState, Spawner } from "./sky-state.ts";
import type { Wave } from "./stage.ts";
import { isLastStage, stageOf } from "./stage-list.ts";
import { SKY_TUNING } from "./tuning.ts";

export function tickDirector(sky: SkyState): void {
	const stage = stageOf(sky.stage);
	sky.phaseTicks += 1;
	switch (sky.phase) {
		case "flying":
			sky.stageTicks += 1;
			startDueWaves(sky);
			runSpawners(sky);
			if (sky.stageTicks === stage.midBoss.at || sky.stageTicks === stage.boss.at) {
				setPhase(sky, "warning");
				sky.sounds.push("warning");
			}
			break;
		case "warning":
			runSpawners(sky);
			if (sky.phaseTicks >= SKY_TUNING.warningTicks) {
				beginBoss(sky, isMidBossTime(sky));
				setPhase(sky, "boss");
			}
			break;
		case "boss":
			runSpawners(sky);
			if (sky.boss === null) {
				if (isMidBossTime(sky)) setPhase(sky, "flying");
				else beginResults(sky);
			}
			break;
		case "clear":
			soundResults(sky);
			if (sky.phaseTicks >= SKY_TUNING.resultsTicks) endStage(sky);
			break;
		case "ending":
			if (sky.phaseTicks >= SKY_TUNING.endingTicks) endRound(sky);
			break;
		case "over":
			break;
	}
	if (sky.phase !== "over" && sky.ships.every((ship) => ship.mode === "absent" || ship.mode === "out")) {
		setPhase(sky, "over");
		sky.sounds.push("game-over");
	}
}

function setPhase(sky: SkyState, phase: SkyState["phase"]): void {
	sky.phase = phase;
	sky.phaseTicks = 0;
}

function startDueWaves(sky: SkyState): void {
	const { waves } = stageOf(sky.stage);
	while (sky.nextWave < waves.length && waves[sky.nextWave]!.at <= sky.stageTicks) {
		startWave(sky, waves[sky.nextWave]!, sky.nextWave);
		sky.nextWave += 1;
	}
}

function startWave(sky: SkyState, wave: Wave, index: number): void {
	const count = wave.count ?? 1;
	const formation = count > 1 ? sky.formations.findIndex((f) => f.left <= 0) : -1;
	const entry = sky.formations[formation];
	if (entry !== undefined) {
		entry.left = count;
		entry.shotDown = 0;
		entry.size = count;
	}
	const spawner = sky.spawners.find((s) => !s.isLive);
	if (spawner === undefined) {
		if (entry !== undefined) entry.left = 0;
		return;
	}
	spawner.isLive = true;
	spawner.wave = index;
	spawner.left = count;
	spawner.waitTicks = 0;
	spawner.formation = formation;
}

function runSpawners(sky: SkyState): void {
	for (const spawner of sky.spawners) {
		if (!spawner.isLive) continue;
		spawner.waitTicks -= 1;
		if (spawner.waitTicks > 0) continue;
		spawnNext(sky, spawner);
	}
}

function spawnNext(sky: SkyState, spawner: Spawner): void {
	const wave = stageOf(sky.stage).waves[spawner.wave]!;
	const done = (wave.count ?? 1) - spawner.left;
	spawner.left -= 1;
	spawner.waitTicks = wave.everyTicks ?? 1;
	if (spawner.left <= 0) spawner.isLive = false;
	const slot = addEnemy(sky, {
		kind: wave.kind,
		path: wave.path ?? "straightDown",
		x: wave.x + done * (wave.stepX ?? 0),
		y: wave.y ?? -16,
		isMirrored: wave.isMirrored ?? false,
		formation: spawner.formation,
		drop: spawner.left === 0 ? (wave.drop ?? "none") : "none",
	});
	// No room for it: its formation is one short, and so can't be completed.
	const formation = sky.formations[spawner.formation];
	if (slot < 0 && formation !== undefined) formation.left -= 1;
}

/** A tick of the counter for each line of the results, a chord for the last. */
function soundResults(sky: SkyState): void {
	const since = sky.phaseTicks - RESULTS_FIRST_TICK;
	if (since < 0 || since % RESULTS_LINE_TICKS !== 0) return;
	const line = since / RESULTS_LINE_TICKS;
	if (line < sky.results.length) sky.sounds.push("count");
	else if (line === sky.results.length + 1) sky.sounds.push("stage-clear");
}

function beginResults(sky: SkyState): void {
	setPhase(sky, "clear");
	sky.results = resultsLines(sky);
	addScore(sky, resultsBonus(sky.results));
	clearMovers(sky.bullets);
}

/** The results were shown long enough, or a button hurried them: the next stage, or after the last the ending. */
export function endStage(sky: SkyState): void {
	if (isLastStage(sky.stage)) {
		sky.isEndingShown = true;
		setPhase(sky, "ending");
	} else beginStage(sky, sky.stage + 1);
}

/** The ending was shown: the harder round, or after that one the game is over with all honours. */
export function endRound(sky: SkyState): void {
	if (sky.loop >= SKY_TUNING.rounds - 1) {
		setPhase(sky, "over");
		return;
	}
	sky.loop += 1;
	sky.rank = Math.min(1, sky.rank + SKY_TUNING.rankPerLoop);
	beginStage(sky, 0);
}

/** Whether the stage's clock stands at its mid-boss. */
export function isMidBossTime(sky: SkyState): boolean {
	return sky.stageTicks === stageOf(sky.stage).midBoss.at;
}

/** From the beginning of a stage; ships and score stay what they are. */
export function beginStage(sky: SkyState, stage: number): void {
	sky.stage = stage;
	sky.isEndingShown = false;
	sky.stageTicks = 0;
	sky.scrollPx = 0;
	sky.nextWave = 0;
	sky.kills = 0;
	sky.appeared = 0;
	sky.medals = 0;
	for (const formation of sky.formations) formation.left = 0;
	for (const enemy of sky.enemies) enemy.isLive = false;
	clearLasers(sky);
	setPhase(sky, "flying");
}
