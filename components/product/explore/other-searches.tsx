import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import type { OtherSearch } from "#lib/product/directory/finding/place-query";
import { otherKinds } from "#lib/product/directory/provider/readings";
import { queryWords } from "#lib/product/directory/query/query-words";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: ExploreQuery; other: OtherSearch | undefined };

/** What else the words of a search may mean, as links: the city that they name, the kinds that parents mean less often. */
export async function OtherSearches({ query, other }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  const link = (changes: Partial<ExploreQuery>, text: string) => (
    <a href={localePath(exploreAddress(query, changes), locale)} className={`${target} font-semibold`}>
      {text}
    </a>
  );
  const kinds = query.category === null ? otherKinds(queryWords(query.sought)) : [];
  return (
    <>
      {other && (
        <p>
          {link(
            { search: other.search, location: other.place },
            t("results.inPlace", { place: other.place }),
          )}
        </p>
      )}
      {kinds.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p>{t("results.otherKinds")}</p>
          <ul className="flex flex-wrap gap-x-4">
            {kinds.map((category) => (
              <li key={category}>{link({ category }, t(`categories.${category}`))}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
