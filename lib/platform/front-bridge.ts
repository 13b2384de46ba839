/**
 * What the front offers to the code that Next loads, in module graphs of its own: to the app, and to Next's page cache
 * (lib/front/invalidation/page-cache.mjs), which finds it by its symbol. Set by lib/front/next/next-bridge.ts; never set under
 * Next's own commands.
 */
import { processSlot } from "#lib/base/values/process-wide";

export type FrontBridge = {
  /** Adds to the tags of the page that is being rendered. */
  noteTags: (tags: readonly string[]) => void;
  /** Notes that the page being rendered says that what its address names is not there. */
  noteMissing: () => void;
  /** When the current render began, by `evenNow`: its page may show what was true then. Null outside of a render. */
  begunAt: () => number | null;
  /** Whether the client of the current request has disconnected. False for a render without a client, or when it is not known. */
  hasReaderGone: () => boolean;
  /** The header that marks an old page. */
  olderMark: string;
  /** Whether the current render may be answered by an old page. The page cache asks whenever Next looks into it. */
  isOlderWanted: () => boolean;
  /** Makes the cached pages with these tags old, here and at the other instances. */
  invalidate: (tags: readonly string[], durations?: { expire?: number }) => Promise<void>;
};

export const frontBridge = processSlot<FrontBridge>("front");
