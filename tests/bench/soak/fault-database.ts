/** The database is restarted: meanwhile requests that need it get 503, and pages are not affected. */
import type { Fault, Kind } from "./world.ts";

const stored: Kind[] = ["newsletter", "waitlist", "feedback", "events", "product", "call", "callback"];

export const databaseRestarts: Fault = {
  name: "the database restarts",
  begin: ({ services }) => services.postgres.halt(),
  end: ({ services }) => services.postgres.resume(),
  // A screen of the product that cannot be rendered is Next's own 500, with a page that has links.
  refuses: (kind, status) =>
    (status === 503 && stored.includes(kind)) || (status === 500 && kind === "product"),
  graceMs: 5_000,
};
