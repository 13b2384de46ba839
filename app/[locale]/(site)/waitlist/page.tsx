import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { EmailForm } from "@/components/reader/forms/email-form";
import { NewsletterLink } from "@/components/reader/newsletter/newsletter-link";
import { SitePage } from "@/components/site/site-page";
import { LanguageChoice } from "@/components/reader/waitlist/language-choice";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { languageInSentence } from "#lib/base/i18n/language-in-sentence";
import { pageMetadata } from "#lib/seo/metadata";
import { awaitedLocale } from "#lib/reader/submissions/waitlist";
import { readPieceCount } from "#lib/publication/content/piece-counts";
import { languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

type Props = PageProps<"/[locale]/waitlist">;
const path = "/waitlist";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("forms.languageWaitlist.pageTitle"),
    description: t("forms.languageWaitlist.pageText"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
    // It leads to the pieces in the language that is waited for.
    isFollowed: true,
  });
}

/** The waitlist for readers without JavaScript: `?language=` names the language they chose. */
export default async function WaitlistPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale);
  const { language, problem } = await searchParams;
  const chosen = awaitedLocale(language) ?? awaitedLocale(locale);
  const t = await getTranslations("forms.languageWaitlist");
  const name = chosen && languageInSentence(chosen, locale);
  const count = chosen ? await readPieceCount(chosen).catch(() => 0) : 0;
  return (
    <SitePage
      path={path}
      address={withQuery(path, { language: chosen })}
      trail={[{ name: t("pageTitle"), path }]}
      aside={<NewsletterLink />}
    >
      <PageTitle
        title={name ? t("title", { language: name }) : t("pageTitle")}
        lead={name ? t("text", { language: name }) : t("pageText")}
      />
      {chosen && name && count > 0 && (
        <p className="mb-8">
          <a href={localePath("/", chosen)} hrefLang={languages[chosen].tag}>
            {count === 1
              ? t("piece", { language: name })
              : t("pieces", { language: name, count: String(count) })}
          </a>
        </p>
      )}
      <EmailForm action="/api/waitlist" submit={t("submit")} problem={problem} failed={t("errorMessage")}>
        <LanguageChoice chosen={chosen} isAtFault={problem === "languageInvalid"} />
      </EmailForm>
    </SitePage>
  );
}
