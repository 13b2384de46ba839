import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";
import { makingPage } from "#lib/base/site/site-defaults";

/** Leads from a text to how our texts are made. */
export function MakingLink() {
  const t = useTranslations("content");
  return (
    <LocaleLink href={`/${makingPage}`} className="print:hidden">
      {t("making")}
    </LocaleLink>
  );
}
