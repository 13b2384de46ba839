import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/explore-query";
import type { OtherSearch } from "#lib/product/directory/find-businesses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: ExploreQuery; other: OtherSearch | undefined };

/** What else the words of a search may mean, as links: the city that they name. */
export async function OtherSearches({ query, other }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  const link = (changes: Partial<ExploreQuery>, text: string) => (
    <a href={localePath(exploreAddress(query, changes), locale)} className={`${target} font-semibold`}>
      {text}
    </a>
  );
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
    </>
  );
}
