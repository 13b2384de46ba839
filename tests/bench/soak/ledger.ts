/** The ledger of the soak: every answer by kind, phase and status, and the faults that were on while it was awaited. */
import type { Given, Request } from "./request.ts";
import type { Fault, Kind } from "./world.ts";

export type Row = { answers: number; failed: number; refused: number; broken: number; ms: number[] };

type Span = { fault: Fault; from: number; to: number };

/** At most this many answer times are stored per row, for its percentiles. */
const keptTimes = 20_000;
/** Of each kind of failure, this many per phase are described in words. */
const toldOfEach = 4;
const quiet = "no fault";

export class Ledger {
  readonly rows = new Map<string, Map<Kind, Row>>();
  /** The first few failures, in words. */
  readonly samples: string[] = [];
  /** How often a request was sent to another instance that could answer it. */
  handedOn = 0;
  readonly #spans: Span[] = [];
  readonly #told = new Map<string, number>();
  readonly #begun = performance.now();

  begin(fault: Fault): void {
    this.#spans.push({ fault, from: performance.now(), to: Infinity });
  }

  end(fault: Fault): void {
    const span = this.#spans.findLast((one) => one.fault === fault);
    if (span) span.to = performance.now();
  }

  /** The faults that were on, or had consequences, at any time since a moment. */
  faultsSince(from: number): Fault[] {
    return this.#spans.filter(({ fault, to }) => to + fault.graceMs >= from).map(({ fault }) => fault);
  }

  /** Whether a fault of this name is on, or ended so recently that its consequences may last. */
  isOn(name: string, since = performance.now()): boolean {
    return this.faultsSince(since).some((fault) => fault.name.startsWith(name));
  }

  /** The phase of a moment: the name of the latest fault that has an effect. */
  phase(since = performance.now()): string {
    return this.faultsSince(since).at(-1)?.name ?? quiet;
  }

  /** Seconds since the soak began. */
  get seconds(): number {
    return (performance.now() - this.#begun) / 1000;
  }

  /** Records an answer. `isFine` says whether its status is one that the request may have. */
  note({ kind, path }: Request, { outcome, instance, why }: Given, sentAt: number, isFine: boolean): void {
    const row = this.#row(this.phase(sentAt), kind);
    const ms = performance.now() - sentAt;
    row.answers += 1;
    if (row.ms.length < keptTimes) row.ms.push(ms);
    else row.ms[row.answers % keptTimes] = ms;
    if (isFine) return;
    // A reader whose connection is broken off asks again: only the outcome of that counts.
    if (outcome === "broken off" && this.isOn("an instance", sentAt)) {
      row.broken += 1;
      return;
    }
    const isRefusal =
      typeof outcome === "number" && this.faultsSince(sentAt).some((fault) => fault.refuses(kind, outcome));
    row[isRefusal ? "refused" : "failed"] += 1;
    if (isRefusal) return;
    const how = why === "" ? "" : ` (${why})`;
    this.tell(kind, `${kind} ${path}: ${outcome}${how} after ${ms.toFixed(0)} ms, by instance ${instance}`);
  }

  /** Records a sentence about a failure, with its moment and phase: only the first few of each kind in each phase. */
  tell(about: string, what: string): void {
    const key = `${this.phase()} ${about}`;
    const told = (this.#told.get(key) ?? 0) + 1;
    this.#told.set(key, told);
    if (told <= toldOfEach)
      this.samples.push(`${this.seconds.toFixed(1).padStart(7)} s, ${this.phase()}: ${what}`);
  }

  #row(phase: string, kind: Kind): Row {
    const kinds = this.rows.get(phase) ?? new Map<Kind, Row>();
    this.rows.set(phase, kinds);
    const row = kinds.get(kind) ?? { answers: 0, failed: 0, refused: 0, broken: 0, ms: [] };
    kinds.set(kind, row);
    return row;
  }
}
