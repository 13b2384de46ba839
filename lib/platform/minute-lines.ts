/** Lines of the log about what may happen any number of times: one a minute and kind, which says how often. */
import { minuteMs } from "#lib/base/values/durations";

type Write = (message: string, details: object) => void;
type Kind = { message: string; details: object; count: number };

/** How many kinds are counted at a time. Whoever can choose what a line says must not fill the log by it. */
const mostKinds = 100;

/** Writes the first of a kind at once, and how many more of it there were after each minute that had any. */
export class MinuteLines {
  readonly #write: Write;
  readonly #kinds = new Map<string, Kind>();

  constructor(write: Write) {
    this.#write = write;
  }

  /** Counts one. Two are of one kind where message and details are the same. */
  note(message: string, details: object = {}): void {
    const key = JSON.stringify([message, details]);
    const known = this.#kinds.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    if (this.#kinds.size >= mostKinds) return;
    const kind = { message, details, count: 1 };
    this.#kinds.set(key, kind);
    this.#tell(key, kind);
  }

  #tell(key: string, kind: Kind): void {
    if (kind.count === 0) {
      this.#kinds.delete(key);
      return;
    }
    this.#write(kind.message, { ...kind.details, count: kind.count });
    kind.count = 0;
    setTimeout(() => this.#tell(key, kind), minuteMs).unref();
  }
}
