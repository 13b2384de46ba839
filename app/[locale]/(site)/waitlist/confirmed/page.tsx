import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { NewsletterLink } from "@/components/reader/newsletter/newsletter-link";
import { RegisteredBadge } from "@/components/reader/waitlist/registered-badge";
import { LocaleLink } from "@/components/site/locale-link";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { languageInSentence } from "#lib/base/i18n/language-in-sentence";
import { pageMetadata } from "#lib/seo/metadata";
import { awaitedLocale } from "#lib/reader/submissions/waitlist";

type Props = PageProps<"/[locale]/waitlist/confirmed">;
const path = "/waitlist/confirmed";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("forms.languageWaitlist.registered"),
    description: t("forms.languageWaitlist.pageText"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

/** Tells readers without JavaScript that it worked. */
export default async function WaitlistConfirmedPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const chosen = awaitedLocale((await searchParams).language);
  const t = await getTranslations("forms");
  const trail = [
    { name: t("languageWaitlist.pageTitle"), path: "/waitlist" },
    { name: t("languageWaitlist.registered"), path },
  ];
  return (
    <SitePage path={path} trail={trail} aside={<NewsletterLink />}>
      <p className="mb-3">
        <RegisteredBadge text={t("languageWaitlist.registered")} />
      </p>
      <PageTitle
        title={
          chosen
            ? t("languageWaitlist.successMessage", {
                language: languageInSentence(chosen, locale),
              })
            : t("languageWaitlist.pageTitle")
        }
        lead={t("languageWaitlist.confirmedText")}
      />
      <LocaleLink href="/" className="button">
        {t("home")}
      </LocaleLink>
    </SitePage>
  );
}
