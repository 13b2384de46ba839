import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StaticPart } from "@/components/site/static-part";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { dateFormat } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import type { DataOrigin } from "#lib/product/directory/records/data-origin";

type Props = { origin: DataOrigin };

/** OpenStreetMap's own page about who made the data, and on what terms. */
const copyright = "https://www.openstreetmap.org/copyright";

const credit = (words: ReactNode) => (
  <a href={copyright} rel="noreferrer">
    {words}
  </a>
);

/** Where the data of a page comes from: who made it and how old it is, or that it is invented. */
export async function DirectoryNote({ origin }: Props) {
  const t = await getTranslations("explore.business");
  return (
    <StaticPart>
      <p className="meta mt-12 max-w-measure">{await words()}</p>
    </StaticPart>
  );

  async function words() {
    if (origin.kind === "invented") return t("fictional");
    if (origin.asOf === null) return t.rich("importedBefore", { credit });
    const { tag } = languages[await currentLocale()];
    const date = dateFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(origin.asOf);
    return t.rich("imported", { date, credit });
  }
}
