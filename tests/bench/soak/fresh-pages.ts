/**
 * The promise that a page shows what was published: on the instance that took the webhook from the next request on, on the other as
 * soon as it has been told. While the store, Redis or the instance is down it may be late, but no longer.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Piece } from "./editors.ts";
import type { World } from "./world.ts";

const mark = "Edition";
/** The other instance must learn of it within this time. */
const toldWithinMs = 2_000;
const lookAgainMs = 1_000;
/** The faults that excuse an old page, until their own grace time has passed. */
const excuses = ["the store", "Redis", "an instance"];

export class FreshPages {
  readonly #world: World;
  /** The newest edition of each piece. */
  readonly #newest = new Map<string, { piece: Piece; edit: number }>();
  /** The pending checks, by instance and piece: each repeats until that edition is seen, or the fault that excuses it is over. */
  readonly #waiting = new Map<string, { edit: number; seen: Promise<void> }>();
  edits = 0;
  /** Webhooks that were never accepted. */
  untold = 0;
  stale = 0;
  /** Checks that found an older edition while a fault excused it. */
  late = 0;
  longestLateMs = 0;

  constructor(world: World) {
    this.#world = world;
  }

  titleOf = (edit: number): string => `${mark} ${edit} of the soak`;

  /** Follows an edition until both instances show it, or a newer one. */
  async watch(piece: Piece, edit: number, instance: number): Promise<void> {
    this.edits += 1;
    const known = this.#newest.get(piece.id);
    if (!known || known.edit < edit) this.#newest.set(piece.id, { piece, edit });
    await Promise.all(
      this.#world.site.instances.map(async (_, number) => {
        if (number !== instance) await wait(toldWithinMs);
        await this.#follow(piece, edit, number);
      }),
    );
  }

  /** Checks every piece that was edited once more, when no fault is on any more. */
  async lookAtAll(): Promise<void> {
    for (const { piece, edit } of this.#newest.values())
      for (const number of this.#world.site.instances.keys()) await this.#follow(piece, edit, number);
  }

  /** One check serves all: while one waits for an older edition of the piece on that instance, it continues with this one. */
  async #follow(piece: Piece, edit: number, instance: number): Promise<void> {
    const key = `${instance} ${piece.id}`;
    const waiting = this.#waiting.get(key);
    if (waiting) {
      waiting.edit = Math.max(waiting.edit, edit);
      return waiting.seen;
    }
    if (!(await this.#isLate(piece, edit, instance))) return;
    // Another check may have begun to wait while this one was looking.
    if (this.#waiting.has(key)) return this.#follow(piece, edit, instance);
    const wanted = { edit, seen: Promise.resolve() };
    this.#waiting.set(key, wanted);
    wanted.seen = this.#wait(piece, wanted, instance).finally(() => this.#waiting.delete(key));
    return wanted.seen;
  }

  async #wait(piece: Piece, wanted: { edit: number }, instance: number): Promise<void> {
    const begun = performance.now();
    do await wait(lookAgainMs);
    while (await this.#isLate(piece, wanted.edit, instance));
    this.longestLateMs = Math.max(this.longestLateMs, performance.now() - begun);
  }

  /** Checks once. True if an older edition is shown and a fault excuses it; without an excuse it is recorded as stale. */
  async #isLate(piece: Piece, edit: number, instance: number): Promise<boolean> {
    const sentAt = performance.now();
    const shown = await this.#shown(piece, instance);
    if (shown !== null && shown >= edit) return false;
    if (excuses.some((name) => this.#world.ledger.isOn(name, sentAt))) {
      this.late += 1;
      return true;
    }
    this.stale += 1;
    this.#world.ledger.tell(
      "stale",
      `${piece.path} shows edition ${shown} at instance ${instance}, not ${edit}`,
    );
    return false;
  }

  /** The edition that an instance shows; -1 for none, null when it does not answer. */
  async #shown({ path }: Piece, instance: number): Promise<number | null> {
    if (!this.#world.site.instances[instance]?.isUp) return null;
    const given = await this.#world.balancer.ask({ kind: "page", path, instance });
    if (given.status === 0) return null;
    return Number(new RegExp(`<h1[^>]*>[^<]*${mark} (\\d+) of`).exec(given.body)?.[1] ?? -1);
  }
}
