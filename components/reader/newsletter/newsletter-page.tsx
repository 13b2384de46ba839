import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { LastLetterLink } from "@/components/reader/newsletter/last-letter-link";
import { EmailForm } from "@/components/reader/forms/email-form";
import { SitePage } from "@/components/site/site-page";
import type { Query } from "#lib/base/addresses/filtered-addresses";
import type { Locale } from "#lib/base/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";

const path = "/newsletter";

/** The page's metadata. An address that tells an outcome is not indexed. */
export async function newsletterMetadata(locale: Locale, noIndex = false): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    title: t("forms.newsletter.pageTitle"),
    description: t("forms.newsletter.text"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex,
  });
}

/** The newsletter's form for readers without JavaScript. A refused post comes back here; `problem` is its error code. */
export async function NewsletterPage({ problem }: { problem?: Query[string] }) {
  const t = await getTranslations("forms.newsletter");
  const forms = await getTranslations("forms");
  return (
    <SitePage path={path} trail={[{ name: t("pageTitle"), path }]} aside={null}>
      <PageTitle title={t("title")} lead={t("text")} />
      <section id="subscribe" aria-label={t("pageTitle")} className="grid gap-4">
        <EmailForm action="/api/newsletter" submit={t("submit")} problem={problem} failed={forms("failed")} />
        <p className="meta">{t("note")}</p>
        <p>
          <LastLetterLink />
        </p>
      </section>
    </SitePage>
  );
}
