/** The anonymous visitor's service: not initialised, then initialised. What it needs is handed to it. */

export type VisitorPorts = {
  readAnonId: () => string | null;
  keepAnonId: (anonId: string) => void;
  /** Slow, and asked for only where no id is kept: it is stored once with a new visitor. */
  readFingerprint: () => Promise<string | null>;
  /** Tells the server of this visit; gives the id it knows the visitor by. Must not throw. */
  trackUser: (visitor: { anonId: string | null; fingerprint: string | null }) => Promise<string | null>;
  /** Runs while no other tab does: two that told the server at once of somebody new would be two visitors. */
  takeTurn: (run: () => Promise<void>) => Promise<void>;
};

const timeoutMs = 5_000;
const pollMs = 100;

/** Knows the visitor of a page. Initialised once, and again after a reset. */
export class VisitorService {
  readonly #ports: VisitorPorts;
  #state: "not initialised" | "initialising" | "initialised" = "not initialised";
  /** Each reset begins a new generation; what an older one still brings is ignored. */
  #generation = 0;
  #anonId: string | null = null;

  constructor(ports: VisitorPorts) {
    this.#ports = ports;
  }

  get isInitialised(): boolean {
    return this.#state === "initialised";
  }

  /** Null until it is initialised, and where the server keeps nobody. */
  get anonId(): string | null {
    return this.#anonId;
  }

  /** Reads what is kept, finds out the rest and tells the server. A second call while that is under way does nothing. */
  async initialise(): Promise<void> {
    if (this.#state !== "not initialised") return;
    this.#state = "initialising";
    const generation = this.#generation;
    const found = this.#ports.readAnonId() === null ? await this.#ports.readFingerprint() : null;
    await this.#ports.takeTurn(async () => {
      if (generation !== this.#generation) return;
      // Another tab may have brought it meanwhile.
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

  /** Forgets what it has found out; what the browser keeps stays. */
  reset(): void {
    this.#generation += 1;
    this.#state = "not initialised";
    this.#anonId = null;
  }
}
