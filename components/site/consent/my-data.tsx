import { getTranslations } from "next-intl/server";
import { MyDataIsland } from "@/components/site/consent/my-data.island";
import { myDataLabels } from "@/components/site/consent/my-data-labels";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** The reader's own data, to download and to delete: on the privacy page and in the settings of the signed-in product. */
export async function MyData() {
  const t = await getTranslations("privacy.data");
  const locale = await currentLocale();
  return (
    <section className="prose noscript:hidden" aria-labelledby="my-data">
      <h2 id="my-data">{t("title")}</h2>
      <p>{t("text")}</p>
      <MyDataIsland contactPage={localePath("/contact", locale)} labels={await myDataLabels()} />
    </section>
  );
}
