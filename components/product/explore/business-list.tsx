import { getTranslations } from "next-intl/server";
import { languageOfData } from "@/components/product/business/language-of-data";
import { OpenLine } from "@/components/product/business/open-line";
import { AppLink } from "@/components/product/shell/app-link";
import { StaticPart } from "@/components/site/static-part";
import { formatDistance } from "#lib/product/directory/business/distance";
import type { FoundBusiness } from "#lib/product/directory/provider/provider";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { dot, dotted } from "#lib/base/values/dotted";

type Props = {
  businesses: readonly FoundBusiness[];
  /** The place that distances are measured from, for the links to a business's page; null for the default one. */
  from: string | null;
  /** Where the first of them stands in the whole list, counted from 1. */
  firstRanking: number;
  now: Date;
};

/** How many services a row names; the business's page lists all. */
const shownServices = 3;

const whereOf = ({ neighborhood, city }: FoundBusiness) => [neighborhood, city].filter(Boolean).join(", ");

/** Businesses in rows: how far, whether open, the name, and some of the services. */
export async function BusinessList({ businesses, from, firstRanking, now }: Props) {
  const t = await getTranslations("explore.business");
  const kinds = await getTranslations("explore.categories");
  const { tag } = languages[await currentLocale()];
  return (
    <StaticPart>
      <ol className="businesses">
        {businesses.map((business, index) => (
          <li
            key={business.id}
            className={`group relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-[0.2rem] border-b border-line py-[1.1rem] min-[68rem]:gap-x-6 min-[68rem]:gap-y-0 ${business.distanceKm === null ? "min-[68rem]:grid-cols-[minmax(0,1fr)_20rem]" : "min-[68rem]:grid-cols-[5.5rem_minmax(0,1fr)_20rem]"}`}
          >
            {business.distanceKm !== null && (
              <p className="business-distance font-display text-[1rem]/normal font-bold whitespace-nowrap tabular-nums">
                {formatDistance(business.distanceKm, tag, business.country)}
              </p>
            )}
            <div className="order-1 col-span-full min-[68rem]:order-none min-[68rem]:col-auto">
              <h3>
                {/* The whole row leads to the business. */}
                <AppLink
                  className="inline-block min-h-6 no-underline decoration-auto group-hover:underline after:absolute after:inset-0"
                  path={withQuery(`/business/${business.id}`, { from })}
                  lang={languageOfData(business)}
                  data-business={business.id}
                  data-ranking={firstRanking + index}
                >
                  {business.name}
                </AppLink>
              </h3>
              <p className="meta mt-[0.2rem]">
                {kinds(business.category)}
                {whereOf(business) !== "" && (
                  <>
                    {dot}
                    <span lang={languageOfData(business)}>{whereOf(business)}</span>
                  </>
                )}
              </p>
              <p className="mt-[0.35rem] leading-[1.45] empty:hidden" lang={languageOfData(business)}>
                {dotted(business.services.slice(0, shownServices).map(({ name }) => name))}
              </p>
              {business.phone === null && <p className="meta">{t("noPhone")}</p>}
            </div>
            <p
              className={`business-open text-(length:--text-sm) min-[68rem]:text-right ${business.distanceKm === null ? "max-[68rem]:col-span-full" : "text-right"}`}
            >
              <OpenLine business={business} now={now} />
            </p>
          </li>
        ))}
      </ol>
    </StaticPart>
  );
}
