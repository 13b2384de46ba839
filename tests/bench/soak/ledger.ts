/** The book of the soak: every answer by kind, phase and status, and which faults were on while it was waited for. */
import type { Given, Request } from "./request.ts";
import type { Fault, Kind } from "./world.ts";

export type Row = { answers: number; failed: number; refused: number; broken: number; ms: number[] };

type Span = { fault: Fault; from: number; to: number };

/** So many times of answers are kept of each row, for its percentiles. */
const keptTimes = 20_000;
/** Of each kind of fault in each phase so many are told in words. */
const toldOfEach = 4;
const quiet = "no fault";

export class Ledger {
  readonly rows = new Map<string, Map<Kind, Row>>();
  /** What failed, the first few, in words. */
  readonly samples: string[] = [];
  /** How often an answer that another instance could give was asked for there. */
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

  /** The faults that were on at any time since a moment, or whose consequences were. */
  faultsSince(from: number): Fault[] {
    return this.#spans.filter(({ fault, to }) => to + fault.graceMs >= from).map(({ fault }) => fault);
  }

  /** Whether a fault of this name is on, or was so lately that its consequences may last. */
  isOn(name: string, since = performance.now()): boolean {
    return this.faultsSince(since).some((fault) => fault.name.startsWith(name));
  }

  /** The name of the phase that a moment belongs to: of the fault that began last and is felt. */
  phase(since = performance.now()): string {
    return this.faultsSince(since).at(-1)?.name ?? quiet;
  }

  /** Seconds since the soak began. */
  get seconds(): number {
    return (performance.now() - this.#begun) / 1000;
  }

  /** Books an answer. `isFine` says that its status is one of those that the request is to have. */
  note({ kind, path }: Request, { outcome, instance, why }: Given, sentAt: number, isFine: boolean): void {
    const row = this.#row(this.phase(sentAt), kind);
    const ms = performance.now() - sentAt;
    row.answers += 1;
    if (row.ms.length < keptTimes) row.ms.push(ms);
    else row.ms[row.answers % keptTimes] = ms;
    if (isFine) return;
    // Whoever is broken off asks again: what counts is what becomes of that.
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

  /** Keeps a sentence about what went wrong, with its moment and phase: the first few about each thing in each phase. */
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
