import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { dateFormat } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import type { DirectorySource } from "#lib/product/directory/directory-source";

type Props = { source: Pick<DirectorySource, "imported"> };

/** OpenStreetMap's own page on who made the data, and on what terms. */
const copyright = "https://www.openstreetmap.org/copyright";

/** Where the directory is from: who made its data and how old it is, or that it is made up. */
export async function DirectoryNote({ source: { imported } }: Props) {
  const t = await getTranslations("explore.business");
  const { tag } = languages[await currentLocale()];
  const dataAt = imported && (imported.dataAt ?? imported.at);
  return (
    <p className="meta mt-12 max-w-measure">
      {dataAt
        ? t.rich("imported", {
            date: dateFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(dataAt),
            credit: (words) => (
              <a href={copyright} rel="noreferrer">
                {words}
              </a>
            ),
          })
        : t("fictional")}
    </p>
  );
}
