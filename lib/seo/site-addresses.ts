/** The public addresses of the whole site. Pure. */
import type { Address } from "#lib/publication/content/addresses";
import { kindPath, kinds, listedTypes } from "#lib/publication/content/kinds";
import { letterPath, lettersPath } from "#lib/publication/letters/letter-path";
import { letterMoment } from "#lib/base/site/letter-days";
import { footerPages } from "#lib/base/site/site-defaults";

/** Pages that stand in code, with the type whose newest change changes them. */
const fixedPages: readonly { path: string; shows: readonly Address["_type"][] }[] = [
  { path: "/", shows: ["microBrief"] },
  ...listedTypes.map((type) => ({ path: kinds[type].list, shows: [type] })),
  { path: "/how-it-works", shows: [] },
  { path: "/about", shows: [] },
  { path: "/help-lines", shows: [] },
];

/** The unprefixed path of a document's own page; null for one that has none (a note stands on /blog). */
export function addressPath({
  _type,
  slug,
  isNote,
}: Pick<Address, "_type" | "slug" | "isNote">): string | null {
  const hasPage = _type !== "page" || (!isNote && (footerPages as readonly string[]).includes(slug));
  return hasPage ? kindPath(_type, slug) : null;
}

export type SiteAddress = { path: string; changedAt: string | null };

/** Every indexable path of the site and the time it last changed. Letters are named by their days, newest first. */
export function siteAddresses(addresses: readonly Address[], letterDays: readonly string[]): SiteAddress[] {
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
  const letters = letterDays.map((day) => ({
    path: letterPath(day),
    changedAt: letterMoment(day).toISOString(),
  }));
  const listOfLetters = { path: lettersPath, changedAt: letters[0]?.changedAt ?? null };
  return [...fixed, listOfLetters, ...letters, ...documents];
}
