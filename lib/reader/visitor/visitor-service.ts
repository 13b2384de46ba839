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

/** Knows the visitor of a page. Initialised once, and again after a reset or a failure. */
export class VisitorService {
  readonly #ports: VisitorPorts;
  /** The initialisation, running or done; null before the first, after a reset and after one that has failed. */
  #initialisation: Promise<void> | null = null;
  /** Each reset begins a new generation; results of an older one are ignored. */
  #generation = 0;
  #isInitialised = false;
  #anonId: string | null = null;

  constructor(ports: VisitorPorts) {
    this.#ports = ports;
  }

  get isInitialised(): boolean {
    return this.#isInitialised;
  }

  /** Null until it is initialised, and when the server keeps no visitor. */
  get anonId(): string | null {
    return this.#anonId;
  }

  /**
   * Reads what is stored, finds out the rest and sends the visit.
   * While this is running or done, a second call only waits for it.
   */
  initialise(): Promise<void> {
    return (this.#initialisation ??= this.#initialiseOnce(this.#generation));
  }

  async #initialiseOnce(generation: number): Promise<void> {
    try {
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
        this.#isInitialised = true;
      });
    } catch (error) {
      if (generation === this.#generation) this.#initialisation = null;
      throw error;
    }
  }

  /** Initialises it and waits for that. Throws when it fails, and after five seconds. */
  async ensureInitialised(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("Anonymous user service initialization timeout")), timeoutMs);
    });
    try {
      await Promise.race([this.initialise(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Forgets what it has found out; what the browser stores stays. */
  reset(): void {
    this.#generation += 1;
    this.#initialisation = null;
    this.#isInitialised = false;
    this.#anonId = null;
  }
}
