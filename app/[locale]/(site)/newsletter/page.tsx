import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { LastLetterLink } from "@/components/reader/newsletter/last-letter-link";
import { EmailForm } from "@/components/reader/forms/email-form";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/newsletter">;
const path = "/newsletter";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("forms.newsletter.pageTitle"),
    description: t("forms.newsletter.text"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

/** The newsletter's form for readers without JavaScript. A refused post comes back here. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const { problem } = await searchParams;
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
