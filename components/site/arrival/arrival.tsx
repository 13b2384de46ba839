import { getTranslations } from "next-intl/server";
import { ArrivalIsland } from "@/components/site/arrival/arrival.island";

/** What every page does by itself when it arrives, with the words it needs. Stands last on the page. */
export async function Arrival() {
  const t = await getTranslations("common.date");
  return (
    <>
      <div id="arrival" hidden data-just-now={t("justNow")} data-yesterday={t("yesterday")} />
      <ArrivalIsland />
    </>
  );
}
