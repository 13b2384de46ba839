import "server-only";
import { getTranslations } from "next-intl/server";
import { isPrivateSearch } from "#lib/product/directory/urgency/private-search";
import { mayNamePlace } from "#lib/product/directory/places/postal-code";
import { readResultPlace } from "#lib/product/directory/provider/result-place";
import type { ExploreQuery } from "#lib/product/directory/query/explore-query";

/**
 * What tabs and the history call a search. It is of the address alone, never of the places that the user has saved: page views
 * carry the title, and with the address it tells them nothing new. A search in distress is not named: its words are not counted.
 */
export async function exploreTitle(query: ExploreQuery): Promise<string> {
  const { search, category, isOpen, location } = query;
  const t = await getTranslations();
  const page = readResultPlace(query.after ?? query.before)?.page ?? 1;
  const named = (await isPrivateSearch(search)) ? "" : search;
  const what = [
    named && t("explore.titles.query", { query: named }),
    category && t(`explore.categories.${category}`),
    isOpen && t("explore.form.open"),
    page > 1 && t("explore.titles.page", { page }),
  ]
    .filter(Boolean)
    .join(" · ");
  // The place that is searched for goes before that of the other field.
  const place = mayNamePlace(search) ? "" : (location ?? "");
  if (what === "") return place === "" ? t("shell.items.explore") : t("explore.titles.near", { place });
  return place === "" ? t("explore.titles.of", { what }) : t("explore.titles.ofNear", { what, place });
}
