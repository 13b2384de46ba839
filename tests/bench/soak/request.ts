/** The requests of the soak, and their answers. */
import type http from "node:http";
import type { Kind } from "./world.ts";

/** The outcome of a request: a status, or that no answer came. */
export type Outcome = number | "no answer" | "broken off";

export type Request = {
  kind: Kind;
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The address of the client. */
  client?: string;
  /** Which statuses are right; 2xx and 3xx by default. */
  isFine?: (status: number) => boolean;
  /** The only instance that may answer, by its number. */
  instance?: number;
};

export type Given = {
  outcome: Outcome;
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** The number of the instance that answered. */
  instance: number;
  /** Why no answer came, in words; empty if one came. */
  why: string;
};
