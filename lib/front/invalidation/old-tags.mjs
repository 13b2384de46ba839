/** Writes Next's own list of old tags, by the front's clock. Plain JavaScript, as page-cache.mjs is. */
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/**
 * Makes a tag old in Next's caches of data and of pages. A message that comes late, about an earlier moment, makes nothing younger.
 *
 * @param {string} tag
 * @param {number} since since when, by `evenNow`; what was made before is old
 * @param {number | undefined} expireSeconds how long that may still be shown while it is renewed in the background; 0 or
 *   undefined for not at all
 */
export function markTagOld(tag, since, expireSeconds = 0) {
  const known = tagsManifest.get(tag);
  const at = Math.max(since, known?.stale ?? since);
  // What was not to be shown any more stays so. Only what was made since is to be renewed in the background.
  const wasAtOnce = known?.expired !== undefined && known.expired <= at;
  const expired = expireSeconds > 0 && wasAtOnce ? known.expired : at + expireSeconds * 1000;
  tagsManifest.set(tag, { ...known, stale: at, expired });
}
