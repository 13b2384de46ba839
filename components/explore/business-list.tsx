import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { OpenLine } from "@/components/business/open-line";
import { formatDistance } from "#lib/directory/distance";
import type { FoundBusiness } from "#lib/directory/provider";
import { currentLocale } from "#lib/i18n/current-locale";
import { languages } from "#lib/i18n/locales";
import { localePath } from "#lib/i18n/paths";

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
  const locale = await currentLocale();
  const { tag } = languages[locale];
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
              <Link
                href={localePath(`/business/${business.id}${query}`, locale)}
                prefetch={false}
                lang="en"
                data-business={business.id}
                data-ranking={index + 1}
              >
                {business.name}
              </Link>
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
