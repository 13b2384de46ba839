import "client-only";
/** Vercel Web Analytics. Its script and its collector are on our own origin, so the policy allows nothing more for it. */
import { inject, pageview, track } from "@vercel/analytics";

export type VercelAnalytics = {
  page(path: string): void;
  /** Only plain values: Vercel takes no others, so they are left out. */
  track(name: string, properties: Record<string, unknown>): void;
};

type Options = {
  /** An address as the service may be told it: the script sends the page's whole address by itself. */
  maskAddress: (address: string) => string;
  /** The same for where the reader came from. */
  maskReferrer: (address: string) => string;
  /** Whether nothing may be sent any more. */
  isHeld: () => boolean;
};

/** Starts it. Our own code decides what a page view is. */
export function startVercelAnalytics({ maskAddress, maskReferrer, isHeld }: Options): VercelAnalytics {
  // The script reads where the reader came from out of the document, and asks nobody about it.
  const referrer = maskReferrer(document.referrer);
  if (referrer !== document.referrer)
    Object.defineProperty(document, "referrer", { configurable: true, get: () => referrer });
  inject({
    mode: "production",
    disableAutoTrack: true,
    beforeSend: (event) => (isHeld() ? null : { ...event, url: maskAddress(event.url) }),
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
