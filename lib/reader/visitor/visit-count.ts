/** A visit ends when nothing has been opened for this long. */
const pauseMs = 30 * 60_000;

/** How many visits the moments at which pages were opened amount to. */
export function countVisits(openedAt: readonly Date[]): number {
  const times = openedAt.map((moment) => moment.getTime()).toSorted((a, b) => a - b);
  return times.filter((time, index) => time - (times[index - 1] ?? -Infinity) >= pauseMs).length;
}
