/** What the soak asks of the site, and what it is given. */
import type http from "node:http";
import type { Kind } from "./world.ts";

/** What a request came to: a status, or that none came. */
export type Outcome = number | "no answer" | "broken off";

export type Request = {
  kind: Kind;
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The address of whoever asks. */
  client?: string;
  /** Which statuses are as they are to be; 2xx and 3xx unless it says otherwise. */
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
  /** Why no answer came, in words; empty where one came. */
  why: string;
};
