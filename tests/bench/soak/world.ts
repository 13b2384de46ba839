/** What users, faults and promises of the soak share. */
import type { Balancer } from "./balancer.ts";
import type { Ledger } from "./ledger.ts";
import type { Services } from "./services.ts";
import type { Site } from "./site.ts";

export type World = {
  site: Site;
  services: Services;
  balancer: Balancer;
  ledger: Ledger;
  /** How many milliseconds the run takes. */
  lastsMs: number;
  /** True once users must send nothing more. */
  isOver: boolean;
};

/** The kinds of requests, as the ledger counts them. */
export type Kind =
  | "page"
  | "missing"
  | "search"
  | "newsletter"
  | "waitlist"
  | "feedback"
  | "events"
  | "product"
  | "session"
  | "call"
  | "callback"
  | "webhook";

export type Fault = {
  name: string;
  /** Why this fault cannot be produced on this machine; null when it can. */
  missing?: () => string | null;
  begin: (world: World) => void | Promise<void>;
  end: (world: World) => void | Promise<void>;
  /** Whether the fault itself makes an answer of this status right. */
  refuses: (kind: Kind, status: number) => boolean;
  /** How long its consequences may last after its end. */
  graceMs: number;
};
