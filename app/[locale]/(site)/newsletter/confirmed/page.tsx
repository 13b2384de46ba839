import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { LastLetterLink } from "@/components/reader/newsletter/last-letter-link";
import { LocaleLink } from "@/components/site/locale-link";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/newsletter/confirmed">;
const path = "/newsletter/confirmed";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("forms.newsletter.subscribed"),
    description: t("forms.newsletter.text"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

/** Tells readers without JavaScript that it worked. */
export default async function NewsletterConfirmedPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations("forms");
  const trail = [
    { name: t("newsletter.pageTitle"), path: "/newsletter" },
    { name: t("newsletter.subscribed"), path },
  ];
  return (
    <SitePage path={path} trail={trail} aside={null}>
      <div id="subscribe">
        <PageTitle title={t("newsletter.success")} lead={t("newsletter.confirmed")} />
        <p className="flex flex-wrap items-center gap-6">
          <LastLetterLink className="button" />
          <LocaleLink href="/" className="inline-flex min-h-11 items-center">
            {t("home")}
          </LocaleLink>
        </p>
      </div>
    </SitePage>
  );
}
