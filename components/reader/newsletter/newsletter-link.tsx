import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";

/** The newsletter's block on a page with a form of its own: only a link, so that no reader fills in the wrong form. */
export function NewsletterLink() {
  const t = useTranslations("forms.newsletter");
  return (
    <section id="subscribe" className="letter stick" aria-label={t("pageTitle")}>
      <h2 className="mb-2">{t("title")}</h2>
      <p>{t("text")}</p>
      <LocaleLink href="/newsletter" className="button">
        {t("more")}
      </LocaleLink>
    </section>
  );
}
