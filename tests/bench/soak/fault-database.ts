/** The database is restarted: what needs it is refused with 503 meanwhile, and pages are none the wiser. */
import type { Fault, Kind } from "./world.ts";

const stored: Kind[] = ["newsletter", "waitlist", "feedback", "events", "product", "call", "callback"];

export const databaseRestarts: Fault = {
  name: "the database restarts",
  begin: ({ services }) => services.postgres.halt(),
  end: ({ services }) => services.postgres.resume(),
  // A screen of the product that cannot be rendered is Next's own 500, by a page that leads on.
  refuses: (kind, status) =>
    (status === 503 && stored.includes(kind)) || (status === 500 && kind === "product"),
  graceMs: 5_000,
};
