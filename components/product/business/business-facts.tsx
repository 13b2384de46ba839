import { getTranslations } from "next-intl/server";
import { OpenLine } from "@/components/product/business/open-line";
import type { Business } from "#lib/product/directory/business";
import { formatDistance, kmBetween, type Point } from "#lib/product/directory/distance";
import { formatPhone } from "#lib/product/directory/phone";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  business: Business;
  /** Where the distance is counted from; null where the reader has named no place. */
  from: (Point & { label: string }) | null;
  now: Date;
};

/** The few things one wants to know first: what it is, whether it is open, how far, where, the number, and the way to the call. */
export async function BusinessFacts({ business, from, now }: Props) {
  const t = await getTranslations("explore.business");
  const calls = await getTranslations("calls.start");
  const kinds = await getTranslations("explore.categories");
  const { tag } = languages[await currentLocale()];
  return (
    <>
      <p className="business-lead">
        <span>{kinds(business.category)}</span>
        <OpenLine business={business} now={now} />
        {from && (
          <span>
            {t("distance", { distance: formatDistance(kmBetween(from, business), tag), place: from.label })}
          </span>
        )}
      </p>
      <dl className="business-facts">
        <div>
          <dt>{t("address")}</dt>
          <dd lang="en">
            {business.address}
            <small>{business.neighborhood}</small>
          </dd>
        </div>
        <div>
          <dt>{t("phone")}</dt>
          <dd>
            <a href={`tel:${business.phone}`}>{formatPhone(business.phone)}</a>
          </dd>
        </div>
      </dl>
      <a className="button business-call" href="#start-call">
        {calls("title", { business: business.name })}
      </a>
    </>
  );
}
