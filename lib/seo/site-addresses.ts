/** The public addresses of the whole site. Pure. */
import type { Address } from "#lib/content/addresses";
import { actionPath } from "#lib/seo/action";
import { briefPath } from "#lib/seo/brief";
import { termPath } from "#lib/seo/term";
import { trackPath } from "#lib/seo/track";
import { footerPages } from "#lib/site/site-defaults";

/** Pages that stand in code, with the type whose newest change changes them. */
const fixedPages: readonly { path: string; shows: readonly Address["_type"][] }[] = [
  { path: "/", shows: ["microBrief"] },
  { path: "/micro-briefs", shows: ["microBrief"] },
  { path: "/micro-actions", shows: ["microAction"] },
  { path: "/glossary", shows: ["glossaryTerm"] },
  { path: "/tracks", shows: ["track"] },
  { path: "/how-it-works", shows: [] },
  { path: "/about", shows: [] },
];

/** The unprefixed path of a document's own page; null for one that has none (a note stands on /blog). */
export function addressPath({
  _type,
  slug,
  isNote,
}: Pick<Address, "_type" | "slug" | "isNote">): string | null {
  switch (_type) {
    case "microBrief":
      return briefPath(slug);
    case "microAction":
      return actionPath(slug);
    case "glossaryTerm":
      return termPath(slug);
    case "track":
      return trackPath(slug);
    case "page":
      return !isNote && (footerPages as readonly string[]).includes(slug) ? `/${slug}` : null;
  }
}

export type SiteAddress = { path: string; changedAt: string | null };

/** Every indexable path of the site and the time it last changed. */
export function siteAddresses(addresses: readonly Address[]): SiteAddress[] {
  const newest = (types: readonly Address["_type"][]) =>
    addresses
      .filter((address) => types.includes(address._type))
      .map((address) => address.changedAt)
      .filter((changed): changed is string => changed !== null)
      .toSorted()
      .at(-1) ?? null;
  const fixed = fixedPages.map(({ path, shows }) => ({ path, changedAt: newest(shows) }));
  const documents = addresses
    .filter((address) => !address.isHidden)
    .flatMap((address) => {
      const path = addressPath(address);
      return path === null ? [] : [{ path, changedAt: address.changedAt }];
    });
  return [...fixed, ...documents];
}
