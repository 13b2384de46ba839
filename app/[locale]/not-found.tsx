import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/**
 * The answer to a thrown notFound(), where the front does not replace it by its own page. Next sends this with every page below, so
 * it is only two strings, without the frame of the site and without a script.
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
