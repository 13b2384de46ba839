import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/**
 * What a thrown notFound() shows where the front does not put its own page in place. Next sends this with every page
 * below, so it is two strings, not the frame of the site, and no script.
 */
export default async function NotFound() {
  const t = await getTranslations("common.notFound");
  return (
    <main id="content" className="page">
      <h1>{t("title")}</h1>
      <a href={localePath("/", await currentLocale())}>{t("home")}</a>
    </main>
  );
}
