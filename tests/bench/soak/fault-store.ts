/** The content store fails, or takes requests and never answers. What was read before is still shown. */
import type { Fault, Kind } from "./world.ts";

/** Nobody has read these results before, and whether there is a page at an address of no page cannot be said. */
const isUnknown = (kind: Kind, status: number) =>
  (kind === "search" && status === 503) || (kind === "missing" && (status === 500 || status === 503));
/** A failed answer is asked for anew after 15 s, and a webhook's page after the first reader. */
const graceMs = 20_000;
/** What is asked of a store that hangs fails so long after. */
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
