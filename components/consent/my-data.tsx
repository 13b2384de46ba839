import { getTranslations } from "next-intl/server";
import { MyDataIsland } from "@/components/consent/my-data.island";

/** The reader's own data, to download and to delete: on the privacy page and in the settings of the signed-in product. */
export async function MyData() {
  const t = await getTranslations("privacy.data");
  return (
    <section className="prose no-script" aria-labelledby="my-data">
      <h2 id="my-data">{t("title")}</h2>
      <p>{t("text")}</p>
      <MyDataIsland
        labels={{
          download: t("download"),
          delete: t("delete"),
          confirm: t("confirm"),
          yes: t("yes"),
          no: t("no"),
          downloaded: t("downloaded"),
          deleted: t("deleted"),
          nothing: t("nothing"),
          failed: t("failed"),
        }}
      />
    </section>
  );
}
