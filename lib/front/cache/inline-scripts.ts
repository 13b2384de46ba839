/**
 * The inline scripts of a page, and what the policy says of them. It names by their hashes the scripts that a page is known to
 * need: those of the layout and the framework's. A script that got into the page by its content has no hash, and does not run.
 */
import { createHash } from "node:crypto";
import { deferFramework, type FirstTouch } from "#lib/front/cache/first-touch";
import { bootstrapId, takeScripts } from "#lib/front/next-internals";
import { speculationRules } from "#lib/base/addresses/speculation-rules";
import { themeScript } from "#lib/base/theme/theme-script";

export type FinishedDocument = {
  html: string;
  /** CSP sources of its inline scripts. */
  hashes: readonly string[];
};

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sources of the scripts that the layout of every page carries. */
export const hashesOfLayout: readonly string[] = [themeScript, speculationRules].map(hashOf);

/**
 * Gathers the framework's inline scripts into one, and gives the hashes of what may run. With `firstTouch`, the framework is
 * loaded only when the reader first does something. A document with scripts that are not the framework's stays as it is.
 */
export const finishDocument = (html: string, firstTouch: FirstTouch | null): FinishedDocument =>
  gatherScripts(html, firstTouch) ?? { html, hashes: hashesOfLayout };

/** Gathers scripts as `finishDocument` does; null for a document with scripts that are not the framework's. */
export function gatherScripts(html: string, firstTouch: FirstTouch | null): FinishedDocument | null {
  const scripts = takeScripts(html);
  if (!scripts) return null;
  const { before, data, loaders, after } = firstTouch ? deferFramework(scripts, firstTouch) : scripts;
  return {
    // The data stands at the end of the page, where Next's client finds the markup it belongs to, and is there before
    // DOMContentLoaded, when the client takes it for complete.
    html: `${plainApostrophes(before)}<script id="${bootstrapId}">${data}</script>${loaders.join("")}${after}`,
    hashes: [...hashesOfLayout, hashOf(data)],
  };
}

/**
 * Writes apostrophes plainly. React writes them as entities, which neither texts nor its double-quoted attributes need. The
 * page's data repeats every text with plain apostrophes; spelled alike, longer runs are the same to compression, which saves
 * a hundredth of a long page. The contents of scripts are not markup and stay as they are.
 */
const plainApostrophes = (markup: string): string =>
  markup.replace(/<script\b[^>]*>.*?<\/script>|&#x27;/gs, (found) => (found === "&#x27;" ? "'" : found));
