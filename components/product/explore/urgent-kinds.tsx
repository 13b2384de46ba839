import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import type { Category } from "#lib/product/directory/business/business";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: ExploreQuery; kinds: readonly Category[] };

/**
 * In place of a list that a cry for help would only seem to ask for:
 * the kinds of business that may help later, without its words.
 */
export async function UrgentKinds({ query, kinds }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  return (
    <>
      <p className="max-w-measure">{t("urgent")}</p>
      <ul className="flex flex-wrap gap-x-6">
        {kinds.map((category) => (
          <li key={category}>
            <a
              href={localePath(exploreAddress(query, { search: "", isOpen: false, category }), locale)}
              className={`${target} font-semibold`}
            >
              {t(`categories.${category}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
