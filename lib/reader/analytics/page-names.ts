/** The names of pages in the figures. */
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { splitLocale } from "#lib/base/i18n/paths";

const named: Record<string, string> = {
  "/": "Home",
  "/explore": "Explore",
  "/calls": "Calls Management",
  "/locations": "Locations",
  "/getting-started": "Getting Started",
  "/upgrade": "Upgrade",
  "/settings": "Settings",
  "/profile": "Profile",
};

const details = [
  ["/call/", "Call Details"],
  ["/location/", "Location Details"],
  ["/business/", "Business Details"],
] as const;

/** The name of the page at a path, whatever the language of its prefix: `/es/how-it-works` is "How It Works". */
export function pageName(prefixedPath: string): string {
  const { path } = splitLocale(prefixedPath);
  const known = named[path] ?? details.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (known) return known;
  const words = path
    .split(/[/-]+/)
    .filter(Boolean)
    .map((part) => percentDecoded(part) ?? part);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || "Unknown Page";
}
