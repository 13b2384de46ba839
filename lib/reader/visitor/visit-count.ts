/** A visit ends when no page has been opened for this long. */
const pauseMs = 30 * 60_000;

/** The number of visits, from the moments at which pages were opened. */
export function countVisits(openedAt: readonly Date[]): number {
  const times = openedAt.map((moment) => moment.getTime()).toSorted((a, b) => a - b);
  return times.filter((time, index) => time - (times[index - 1] ?? -Infinity) >= pauseMs).length;
}
