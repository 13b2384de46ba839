/**
 * The inline scripts of a page, and what the policy is told of them. A hash is given to the scripts that we know a page to
 * need: those of the layout and the framework's. A script that came in by content has none, and does not run.
 */
import { createHash } from "node:crypto";
import { deferFramework, type FirstTouch } from "#lib/front/first-touch";
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
 * Gathers the framework's inline scripts into one and names to the policy what may run. With `firstTouch` the framework
 * itself comes when a reader first does something. A document whose scripts are not all the framework's stays as it is.
 */
export const finishDocument = (html: string, firstTouch: FirstTouch | null = null): FinishedDocument =>
  gatherScripts(html, firstTouch) ?? { html, hashes: hashesOfLayout };

/** The same; null for a document whose scripts are not all the framework's. */
export function gatherScripts(html: string, firstTouch: FirstTouch | null): FinishedDocument | null {
  const scripts = takeScripts(html);
  if (!scripts) return null;
  const { before, data, loaders, after } = firstTouch ? deferFramework(scripts, firstTouch) : scripts;
  return {
    // The data at the end of the page, where Next's client finds the markup that it belongs to, and before DOMContentLoaded,
    // when the client takes it to be complete.
    html: `${plainApostrophes(before)}<script id="${bootstrapId}">${data}</script>${loaders.join("")}${after}`,
    hashes: [...hashesOfLayout, hashOf(data)],
  };
}

/**
 * React writes an apostrophe as an entity, which texts and its double-quoted attributes do not need. Spelled as in the page's
 * data, which repeats every text, it no longer ends what compression finds alike: a hundredth of a long page. What scripts
 * hold is no markup and stays.
 */
const plainApostrophes = (markup: string): string =>
  markup.replace(/<script\b[^>]*>.*?<\/script>|&#x27;/gs, (found) => (found === "&#x27;" ? "'" : found));
