/** What the log says of Redis: when it goes, once a minute while it is away, and when it is back. */
import type { Log } from "#lib/front/log";
import { minuteMs } from "#lib/base/values/durations";
import { evenNow } from "#lib/base/values/even-clock";

/** Faults that are due to a wrong REDIS_URL, in words for the operator who has set it. */
const settings: readonly [RegExp, string][] = [
  [/WRONGPASS|invalid password/i, "the user or the password in REDIS_URL is wrong"],
  [/NOAUTH/, "Redis asks for a password, and REDIS_URL has none"],
  [/AUTH.* called without any password/i, "REDIS_URL has a password, and Redis asks for none"],
];

/** A fault in words. Where several addresses were tried in vain, the error has only a code. */
function wordsOf(error: unknown): string {
  const { code = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const said = error instanceof Error && error.message === "" ? `${error.name} ${code}` : String(error);
  return settings.find(([fault]) => fault.test(said))?.[1] ?? said.slice(0, 200);
}

/** Tells the log of changes only: whoever asks Redis for something says how it went. */
export class RedisState {
  readonly #log: Log;
  #away: { since: number; error: string; timer: NodeJS.Timeout } | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Notes that something asked of Redis has failed. */
  failed(error: unknown): void {
    const words = wordsOf(error);
    if (this.#away) {
      this.#away.error = words;
      return;
    }
    this.#log("redis is away", { error: words });
    const timer = setInterval(() => this.#tellAgain(), minuteMs).unref();
    this.#away = { since: evenNow(), error: words, timer };
  }

  /** Notes that everything works that is asked of Redis. */
  works(): void {
    if (!this.#away) return;
    this.#log("redis is back", { seconds: this.#seconds(this.#away.since) });
    this.forget();
  }

  /** Says nothing more of the present state. */
  forget(): void {
    clearInterval(this.#away?.timer);
    this.#away = null;
  }

  #tellAgain(): void {
    if (!this.#away) return;
    const { since, error } = this.#away;
    this.#log("redis is still away", { error, seconds: this.#seconds(since) });
  }

  #seconds = (since: number) => Math.round((evenNow() - since) / 1000);
}
