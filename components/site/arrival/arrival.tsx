import { useTranslations } from "next-intl";
import { ArrivalIsland } from "@/components/site/arrival/arrival.island";

/** What every page does by itself when it arrives, with the words it needs. Stands last on the page. */
export function Arrival() {
  const t = useTranslations("common.date");
  return (
    <>
      <div id="arrival" hidden data-just-now={t("justNow")} data-yesterday={t("yesterday")} />
      <ArrivalIsland />
    </>
  );
}
