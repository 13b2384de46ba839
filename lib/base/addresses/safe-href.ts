/** Links in content lead to http, https, mailto, tel or our own paths. No other link is allowed. */
import { ownAddress } from "#lib/base/addresses/own-address";
import { parseUrl } from "#lib/base/addresses/parse-url";

const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Returns the address when a link to it is allowed, else null. Own paths start with one slash, or are a `#fragment`. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const address = href.trim();
  // Browsers drop these inside an address, so `java\nscript:` and `/\t/evil` are not what they seem.
  if (/[\u0000-\u001f\u007f\\]/.test(address)) return null;
  if (address.startsWith("#")) return address;
  // An editor may have typed a space. A path with anything else that a browser could misread is not ours.
  if (address.startsWith("/")) return ownAddress(address.replaceAll(" ", "%20"));
  const parsed = parseUrl(address);
  return parsed && schemes.has(parsed.protocol) ? address : null;
}
