/** The service for the anonymous visitor of a page: not initialised, then initialised. Its dependencies are passed in. */

export type VisitorPorts = {
  readAnonId: () => string | null;
  keepAnonId: (anonId: string) => void;
  /** Slow, and read only where no id is stored: it is stored once with a new visitor. */
  readFingerprint: () => Promise<string | null>;
  /** Sends this visit to the server; returns the server's id for the visitor. Must not throw. */
  trackUser: (visitor: { anonId: string | null; fingerprint: string | null }) => Promise<string | null>;
  /** Runs while no other tab does: two tabs that send a new reader's visit at the same time would create two visitors. */
  takeTurn: (run: () => Promise<void>) => Promise<void>;
};

const timeoutMs = 5_000;
const pollMs = 100;

/** Knows the visitor of a page. Initialised once, and again after a reset. */
export class VisitorService {
  readonly #ports: VisitorPorts;
  #state: "not initialised" | "initialising" | "initialised" = "not initialised";
  /** Each reset begins a new generation; results of an older one are ignored. */
  #generation = 0;
  #anonId: string | null = null;

  constructor(ports: VisitorPorts) {
    this.#ports = ports;
  }

  get isInitialised(): boolean {
    return this.#state === "initialised";
  }

  /** Null until it is initialised, and when the server keeps no visitor. */
  get anonId(): string | null {
    return this.#anonId;
  }

  /** Reads what is stored, finds out the rest and sends the visit. A second call while this is running does nothing. */
  async initialise(): Promise<void> {
    if (this.#state !== "not initialised") return;
    this.#state = "initialising";
    const generation = this.#generation;
    const found = this.#ports.readAnonId() === null ? await this.#ports.readFingerprint() : null;
    await this.#ports.takeTurn(async () => {
      if (generation !== this.#generation) return;
      // Another tab may have stored an id meanwhile.
      const kept = this.#ports.readAnonId();
      const fingerprint = kept === null ? found : null;
      const answered = await this.#ports.trackUser({ anonId: kept, fingerprint });
      if (generation !== this.#generation) return;
      if (answered !== null && answered !== kept) this.#ports.keepAnonId(answered);
      this.#anonId = answered ?? kept;
      this.#state = "initialised";
    });
  }

  /** Waits until it is initialised. Throws after five seconds. */
  async ensureInitialised(): Promise<void> {
    for (let waited = 0; !this.isInitialised; waited += pollMs) {
      if (waited >= timeoutMs) throw new Error("Anonymous user service initialization timeout");
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  /** Forgets what it has found out; what the browser stores stays. */
  reset(): void {
    this.#generation += 1;
    this.#state = "not initialised";
    this.#anonId = null;
  }
}
