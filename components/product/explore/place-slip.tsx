import { getTranslations } from "next-intl/server";
import { note, target } from "@/components/product/looks";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import type { Slip } from "#lib/product/directory/finding/place-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: ExploreQuery; slip: Slip; place: string };

/**
 * For which place a misspelt one was taken, with a link for whoever meant another: the same search without a place, or, where it
 * stood among the words, these exact words.
 */
export async function PlaceSlip({ query, slip: { typed, asked }, place }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  const [address, text] = asked
    ? [exploreAddress(asked, { isExact: true }), t("results.exactWords")]
    : [exploreAddress(query, { location: "" }), t("empty.everywhere")];
  return (
    <div className={note}>
      <p>{t("results.placeMeant", { typed, place })}</p>
      <a href={localePath(address, locale)} className={`${target} font-semibold`}>
        {text}
      </a>
    </div>
  );
}
