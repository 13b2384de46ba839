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
      <p className="mt-[0.6rem] flex flex-wrap gap-x-5 gap-y-[0.2rem]">
        <span>{kinds(business.category)}</span>
        <OpenLine business={business} now={now} />
        {from && (
          <span>
            {t("distance", { distance: formatDistance(kmBetween(from, business), tag), place: from.label })}
          </span>
        )}
      </p>
      <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-3 border-y border-line py-4 md:grid-cols-[1fr_auto]">
        <div>
          <dt className="meta">{t("address")}</dt>
          <dd className="font-semibold" lang="en">
            {business.address}
            <small className="block font-normal text-soft">{business.neighborhood}</small>
          </dd>
        </div>
        <div>
          <dt className="meta">{t("phone")}</dt>
          <dd className="font-semibold">
            <a href={`tel:${business.phone}`} className="inline-flex min-h-7 items-center">
              {formatPhone(business.phone)}
            </a>
          </dd>
        </div>
      </dl>
      <a className="button mt-5" href="#start-call">
        {calls("title", { business: business.name })}
      </a>
    </>
  );
}
