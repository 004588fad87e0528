/**
 * How many of a series of periodic events are due now, when the stamps one is asked with jitter.
 *
 * Plain rounding (or flooring) gives 0, 2, 0, 2 when stamps straddle a threshold. Here the count wanted is the number of
 * whole periods that went by since the last call, and it is corrected only when the events would be more than `early`
 * before or `late` after their time. A band wider than one period is what makes it steady: jitter of half of
 * (early + late − 1) periods changes nothing. It generalizes Ebitengine's clock (`internal/clock`), whose band is
 * 0.5 before to 1 after and which is steady at one event a call only.
 *
 * @param phase     periods from the last event's own time until now
 * @param elapsed   periods from the last call until now
 * @param early     how far before its time an event may come, in periods
 * @param late      how far after the last event's time now may be left, in periods; early + late > 1
 * @returns         events due, 0 or more, so that −early ≤ phase − result < late wherever that can be had
 */
export function stickyCount(phase: number, elapsed: number, early: number, late: number): number {
	const most = Math.floor(phase + early);
	const fewest = Math.floor(phase - late) + 1;
	return Math.max(0, Math.min(most, Math.max(fewest, Math.round(elapsed))));
}
