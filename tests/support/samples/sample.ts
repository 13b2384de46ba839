/** Whether everything is tested: every page, every action on paper, both themes. Otherwise a sample of each. */
export const isSweep = process.env.SWEEP === "1";

/** All of them in a sweep; otherwise some, evenly distributed and the same in each run. */
export function sampleOf<T>(all: readonly T[], count: number): T[] {
  if (isSweep || all.length <= count) return [...all];
  const turnOf = (index: number) => Math.floor((index * count) / all.length);
  return all.filter((_, index) => index === 0 || turnOf(index) > turnOf(index - 1));
}
