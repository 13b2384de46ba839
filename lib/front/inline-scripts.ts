/**
 * The inline scripts of a page. Next writes the data of hydration into the document, which doubles its bytes and stands
 * in the way of a strict policy. What Next itself wrote is taken out, in order, into one script of its own; what else is
 * inline stays, and is named to the policy by its hash.
 */
import { createHash } from "node:crypto";

export type SplitPage = {
  /** The document, with `place` where the first of Next's scripts stood. */
  html: string;
  /** Next's scripts in one; null when there were none. */
  script: string | null;
  /** CSP sources of the scripts that stay inline. */
  hashes: string[];
};

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const typeOf = /\btype\s*=\s*["']?([^"'\s>]*)/i;

/** The scripts that Next and React write; whatever else a page carries was written by us. */
const writtenByNext = /^\s*\(?(?:self\.__next_f\b|globalThis(?:\.TURBOPACK\b|\["TURBOPACK"\]))/;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sources that let the scripts of these texts run inline. */
export const hashesOf = (texts: readonly string[]): string[] => texts.map(hashOf);

/** The sources that let every inline script of a page run, for an answer that is sent once and not kept. */
export function inlineHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(element))
    if (isExecutable(attributes)) hashes.add(hashOf(text));
  return [...hashes];
}

/** Takes Next's inline scripts out of a finished page. `address` gives the script element that stands in for them. */
export function splitPage(html: string, address: (script: string) => string): SplitPage {
  const scripts: string[] = [];
  const hashes = new Set<string>();
  const marker = "\u0000script\u0000";
  const rest = html.replaceAll(element, (whole, attributes: string, text: string) => {
    if (!isExecutable(attributes)) return whole;
    if (!writtenByNext.test(text)) {
      hashes.add(hashOf(text));
      return whole;
    }
    scripts.push(text);
    return scripts.length === 1 ? marker : "";
  });
  if (scripts.length === 0) return { html, script: null, hashes: [...hashes] };
  // One script after the other, as if each had stood on its own line.
  const script = scripts.join(";\n");
  // Deferred: Next closes its stream of data on DOMContentLoaded, which waits for this script.
  const inPlace = `<script src="${address(script)}" defer></script>`;
  return { html: rest.replace(marker, () => inPlace), script, hashes: [...hashes] };
}

/** Scripts with a source are no business of ours; data blocks do not run, speculation rules need a hash. */
function isExecutable(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = typeOf.exec(attributes)?.[1]?.toLowerCase() ?? "";
  return ["", "text/javascript", "application/javascript", "module", "speculationrules"].includes(type);
}
