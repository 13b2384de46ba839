import { useTranslations } from "next-intl";
import { LastLetterLink } from "@/components/reader/newsletter/last-letter-link";
import { NewsletterFormIsland } from "@/components/reader/newsletter/newsletter-form.island";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";

/** The newsletter in the right column: the page's one inverted block, which every Subscribe button leads to. */
export function NewsletterBox() {
  const t = useTranslations("forms");
  const locale = useCurrentLocale();
  return (
    <section id="subscribe" className="letter stick" aria-label={t("newsletter.pageTitle")}>
      <h2 className="mb-2">{t("newsletter.title")}</h2>
      <p>{t("newsletter.text")}</p>
      <NewsletterFormIsland
        locale={locale}
        strings={{
          label: t("email.label"),
          placeholder: t("email.placeholder"),
          submit: t("newsletter.submit"),
          subscribed: t("newsletter.subscribed"),
          success: t("newsletter.success"),
          emailRequired: t("emailRequired"),
          emailInvalid: t("emailInvalid"),
          failed: t("failed"),
          tooMany: t("tooMany"),
          title: t("newsletter.pageTitle"),
          notifications: t("notifications"),
        }}
      />
      <p className="text-xs">{t("newsletter.note")}</p>
      <LastLetterLink className="inline-flex min-h-11 items-center text-inherit" />
    </section>
  );
}
