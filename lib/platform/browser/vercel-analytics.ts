import "client-only";
/** Vercel Web Analytics. Its script and its collector are of our own origin, so the policy opens nothing for it. */
import { inject, pageview, track } from "@vercel/analytics";

export type VercelAnalytics = {
  page(path: string): void;
  /** Properties that are no plain values are left out: Vercel takes none. */
  track(name: string, properties: Record<string, unknown>): void;
};

/** Starts it. We say ourselves what a page view is. Nothing leaves while `isHeld` says so. */
export function startVercelAnalytics(isHeld: () => boolean): VercelAnalytics {
  inject({
    mode: "production",
    disableAutoTrack: true,
    beforeSend: (event) => (isHeld() ? null : event),
  });
  return {
    page: (path) => {
      if (!isHeld()) pageview({ path, route: path });
    },
    track: (name, properties) => {
      if (!isHeld()) track(name, plainValues(properties));
    },
  };
}

type Plain = string | number | boolean | null;

const plainValues = (properties: Record<string, unknown>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, Plain] =>
      ["string", "number", "boolean"].includes(typeof entry[1]),
    ),
  );
