import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { makingPage } from "#lib/base/site/site-defaults";

/** A link from a text to the page on how our texts are made. */
export async function MakingLink() {
  const t = await getTranslations("content");
  return (
    <LocaleLink href={`/${makingPage}`} className="print:hidden">
      {t("making")}
    </LocaleLink>
  );
}
