import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { languageOfData } from "@/components/product/business/language-of-data";
import { OpenLine } from "@/components/product/business/open-line";
import { target } from "@/components/product/looks";
import { isCallable, type Business } from "#lib/product/directory/business/business";
import { formatDistance, kmBetween, type Point } from "#lib/product/directory/business/distance";
import { formatPhone } from "#lib/product/directory/business/phone";
import { besideAddress } from "#lib/product/directory/places/places";
import { websiteName } from "#lib/product/directory/business/website-name";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { listFormat, displayNames } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  business: Business;
  /** The point that the distance is measured from; null when the reader has named no place. */
  from: (Point & { label: string }) | null;
  now: Date;
};

/** A link that is high enough for a finger, on a line that is no higher than its neighbors'. */
const fingerHigh = `${target} -my-2`;

/** The most important facts: what it is, whether it is open, how far, where, how to reach it, and the link to the call. */
export async function BusinessFacts({ business, from, now }: Props) {
  const t = await getTranslations("explore.business");
  const calls = await getTranslations("calls.start");
  const kinds = await getTranslations("explore.categories");
  const { tag } = languages[await currentLocale()];
  const { address, phone, website, wheelchair, languages: spoken, country } = business;
  const languageNames = displayNames(tag, { type: "language" });
  const facts: [name: string, fact: ReactNode][] = [];
  const around = besideAddress(business);
  if (address !== "" || around !== "")
    facts.push([
      t("address"),
      <span key="address" lang={languageOfData(business)}>
        <span>{address || around}</span>
        {address !== "" && around !== "" && (
          <small className="block text-(length:--text-sm) font-normal text-soft">{around}</small>
        )}
      </span>,
    ]);
  facts.push([
    t("phone"),
    phone === null ? (
      <span className="font-normal">{t("noPhone")}</span>
    ) : (
      <a href={`tel:${phone}`} className={fingerHigh}>
        {formatPhone(phone)}
      </a>
    ),
  ]);
  if (website !== null)
    facts.push([
      t("website"),
      <a key="website" href={website} rel="noreferrer nofollow" className={fingerHigh}>
        {websiteName(website)}
      </a>,
    ]);
  if (wheelchair !== null) facts.push([t("wheelchair"), t(`wheelchairs.${wheelchair}`)]);
  if (spoken.length > 0)
    facts.push([
      t("languages"),
      listFormat(tag, { type: "conjunction" }).format(spoken.map((code) => languageNames.of(code) ?? code)),
    ]);
  return (
    <>
      <p className="mt-[0.6rem] flex flex-wrap gap-x-5 gap-y-[0.2rem]">
        <span>{kinds(business.category)}</span>
        <OpenLine business={business} now={now} />
        {from && (
          <span>
            {t("distance", {
              distance: formatDistance(kmBetween(from, business), tag, country),
              place: from.label,
            })}
          </span>
        )}
      </p>
      <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-3 border-y border-line py-4 md:grid-cols-[1fr_auto]">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="meta">{name}</dt>
            <dd className="font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
      {isCallable(business) && (
        <a className="button mt-5" href="#start-call">
          {calls("title", { business: business.name })}
        </a>
      )}
    </>
  );
}
