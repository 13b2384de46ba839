import { getTranslations } from "next-intl/server";
import { note, target } from "@/components/product/looks";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/explore-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: ExploreQuery; typed: string; place: string };

/** For which place a misspelt one was taken, and the same search without a place for whoever meant another. */
export async function PlaceSlip({ query, typed, place }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  return (
    <div className={note}>
      <p>{t("results.placeMeant", { typed, place })}</p>
      <a
        href={localePath(exploreAddress(query, { location: "" }), locale)}
        className={`${target} font-semibold`}
      >
        {t("empty.everywhere")}
      </a>
    </div>
  );
}
