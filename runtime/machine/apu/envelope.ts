/** Envelope and sweep act this often: four times a tick of 1/60 s. */
export const ENVELOPE_HZ = 240;
/** The envelope's full level. */
export const ENVELOPE_FULL = 128;

const STEPS_PER_TICK = 4;

/**
 * The envelope's level: up in a straight line over the attack, then down over the decay.
 * @param step         quarter ticks since the trigger
 * @param attackTicks  0: starts at full level
 * @param decayTicks   0: stays
 * @returns            0 to ENVELOPE_FULL
 */
export function envelopeLevel(step: number, attackTicks: number, decayTicks: number): number {
	const attackSteps = attackTicks * STEPS_PER_TICK;
	if (step < attackSteps) return Math.floor((ENVELOPE_FULL * step) / attackSteps);
	if (decayTicks === 0) return ENVELOPE_FULL;
	const fallen = Math.floor((ENVELOPE_FULL * (step - attackSteps)) / (decayTicks * STEPS_PER_TICK));
	return Math.max(0, ENVELOPE_FULL - fallen);
}
