/** What users, faults and promises of the soak know of each other. */
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
  /** True as soon as users are to send nothing more. */
  isOver: boolean;
};

/** What is done in the site, as the ledger counts it. */
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
  /** Why it cannot be had on this machine; null when it can. */
  missing?: () => string | null;
  begin: (world: World) => void | Promise<void>;
  end: (world: World) => void | Promise<void>;
  /** Whether the fault itself makes an answer of this status right. */
  refuses: (kind: Kind, status: number) => boolean;
  /** So long after its end its consequences may last. */
  graceMs: number;
};
