/** The promise that an instance does not grow: its resident memory, checked every minute. */
import type { World } from "./world.ts";

const mib = 2 ** 20;
/** The most that an instance may hold at the end, in MiB. */
const mostMib = 260;
/** From this minute on its memory must be flat: within this margin of what it was then. */
const flatAfterMinutes = 10;
const flatWithin = 1.1;

type Look = { minute: number; mib: number[] };

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export class MemoryWatch {
  readonly #world: World;
  readonly looks: Look[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  look(minute: number): void {
    this.looks.push({
      minute,
      mib: this.#world.site.instances.map(({ residentBytes }) => residentBytes / mib),
    });
  }

  /** What an instance held over the last checks, so that a single garbage collection makes no difference. */
  atEnd(instance: number): number {
    return mean(this.looks.slice(-3).map((look) => look.mib[instance] ?? 0));
  }

  /** Whether the run is long enough to judge. A shorter one ends before the memory has settled. */
  get isJudged(): boolean {
    return (this.looks.at(-1)?.minute ?? 0) >= 2 * flatAfterMinutes;
  }

  /** How much an instance has grown since its memory should be flat. */
  growth(instance: number): number {
    const last = this.looks.at(-1)?.minute ?? 0;
    const of = (from: number, to: number) =>
      mean(
        this.looks
          .filter(({ minute }) => minute >= from && minute <= to)
          .map((look) => look.mib[instance] ?? 0),
      );
    return of(last - 5, last) / of(flatAfterMinutes, flatAfterMinutes + 5);
  }

  /** Which promises are broken, in words. */
  faults(): string[] {
    if (!this.isJudged) return [];
    return [...this.#world.site.instances.keys()].flatMap((instance) => {
      const atEnd = this.atEnd(instance);
      const growth = this.growth(instance);
      return [
        ...(atEnd > mostMib
          ? [`instance ${instance} holds ${atEnd.toFixed(0)} MiB, more than ${mostMib}`]
          : []),
        ...(growth > flatWithin
          ? [`instance ${instance} grew to ${(growth * 100).toFixed(0)} % of what it held after ten minutes`]
          : []),
      ];
    });
  }
}
