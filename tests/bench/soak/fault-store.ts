/** The content store fails, or accepts requests and never answers. What was read before is still shown. */
import type { Fault, Kind } from "./world.ts";

/** Nobody has read these results before, and the site cannot tell whether an unknown address has a page. */
const isUnknown = (kind: Kind, status: number) =>
  (kind === "search" && status === 503) || (kind === "missing" && (status === 500 || status === 503));
/** A failed answer is requested again after 15 s, and a webhook's page at its first reader. */
const graceMs = 20_000;
/** How long until a request to a hanging store fails. */
const givenUpMs = 10_000;

export const storeFails: Fault = {
  name: "the store fails",
  begin: ({ services }) => services.store.be("failing"),
  end: ({ services }) => services.store.be("well"),
  refuses: isUnknown,
  graceMs,
};

export const storeHangs: Fault = {
  name: "the store hangs",
  begin: ({ services }) => services.store.be("hanging"),
  end: ({ services }) => services.store.be("well"),
  refuses: isUnknown,
  graceMs: graceMs + givenUpMs,
};
