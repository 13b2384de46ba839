import "client-only";
/** Vercel Web Analytics. Its script and its collector are of our own origin, so the policy opens nothing for it. */
import { inject, pageview, track } from "@vercel/analytics";

export type VercelAnalytics = {
  page(path: string): void;
  /** Properties that are no plain values are left out: Vercel takes none. */
  track(name: string, properties: Record<string, unknown>): void;
  stop(): void;
};

/** Starts it. We say ourselves what a page view is. */
export function startVercelAnalytics(): VercelAnalytics {
  let isStopped = false;
  inject({
    mode: "production",
    disableAutoTrack: true,
    beforeSend: (event) => (isStopped ? null : event),
  });
  return {
    page: (path) => {
      if (!isStopped) pageview({ path, route: path });
    },
    track: (name, properties) => {
      if (!isStopped) track(name, plainValues(properties));
    },
    stop: () => (isStopped = true),
  };
}

type Plain = string | number | boolean | null;

const plainValues = (properties: Record<string, unknown>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, Plain] =>
      ["string", "number", "boolean"].includes(typeof entry[1]),
    ),
  );
