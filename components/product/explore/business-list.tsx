import { getTranslations } from "next-intl/server";
import { OpenLine } from "@/components/product/business/open-line";
import { AppLink } from "@/components/product/shell/app-link";
import { formatDistance } from "#lib/product/directory/distance";
import type { FoundBusiness } from "#lib/product/directory/provider";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  businesses: readonly FoundBusiness[];
  /** The place that distances are counted from, as the business's page is to know it; null for the default one. */
  from: string | null;
  now: Date;
};

/** How many services a row names; the business's page has them all. */
const shownServices = 3;

/** Businesses in rows: how far and whether open, who they are, and some of what they do. */
export async function BusinessList({ businesses, from, now }: Props) {
  const kinds = await getTranslations("explore.categories");
  const { tag } = languages[await currentLocale()];
  const query = from ? `?${new URLSearchParams({ from }).toString()}` : "";
  return (
    <ol className="businesses">
      {businesses.map((business, index) => (
        <li key={business.id}>
          {business.distanceKm !== null && (
            <p className="business-distance">{formatDistance(business.distanceKm, tag)}</p>
          )}
          <div>
            <h3>
              <AppLink
                path={`/business/${business.id}${query}`}
                lang="en"
                data-business={business.id}
                data-ranking={index + 1}
              >
                {business.name}
              </AppLink>
            </h3>
            <p className="meta">
              {kinds(business.category)} ·{" "}
              <span lang="en">{`${business.neighborhood}, ${business.city}`}</span>
            </p>
            <p lang="en">
              {business.services
                .slice(0, shownServices)
                .map(({ name }) => name)
                .join(" · ")}
            </p>
          </div>
          <p className="business-open">
            <OpenLine business={business} now={now} />
          </p>
        </li>
      ))}
    </ol>
  );
}
