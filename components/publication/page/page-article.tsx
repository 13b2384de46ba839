import { getTranslations } from "next-intl/server";
import { MyData } from "@/components/site/consent/my-data";
import { PageTitle } from "@/components/publication/piece/page-title";
import { MakingLink } from "@/components/publication/piece/making-link";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { TranslatedFrom } from "@/components/publication/piece/translated-from";
import { ContactDetails } from "@/components/publication/page/contact-details";
import { CorrectionList } from "@/components/publication/page/correction-list";
import { GuideIndex } from "@/components/publication/page/guide-index";
import { NoteList } from "@/components/publication/page/note-list";
import { OperatorDetails } from "@/components/publication/page/operator-details";
import { ReviewerList } from "@/components/publication/page/reviewer-list";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { StaticPart } from "@/components/site/static-part";
import type { Page } from "#lib/publication/content/page";
import { makingPage } from "#lib/base/site/site-defaults";
import { contentLanguage, langOf } from "#lib/base/i18n/locales";
import { UntranslatedNotice } from "@/components/publication/piece/untranslated-notice";

type Props = { page: Page };

/** The pages that say who is responsible for the site. */
const showsOperator: readonly string[] = ["privacy", "contact", makingPage];

/** A page linked in the footer: its text, and the extra parts of some of them. */
export async function PageArticle({ page }: Props) {
  const t = await getTranslations("content.page");
  return (
    <article className="grid gap-8">
      <UntranslatedNotice piece={page} path={`/${page.slug}`} />
      <PageTitle
        isParted
        title={<span lang={langOf(page)}>{page.title}</span>}
        lead={page.description && <span lang={langOf(page)}>{page.description}</span>}
      />
      <RichText blocks={page.content} language={page.language} />
      {page.slug === "blog" && <NoteList page={page} />}
      {page.slug === "guides" && <GuideIndex />}
      {page.slug === "privacy" && <MyData />}
      {page.slug === "contact" && <ContactDetails />}
      {page.slug === makingPage && (
        <>
          <ReviewerList />
          <CorrectionList page={page} />
        </>
      )}
      {showsOperator.includes(page.slug) && <OperatorDetails />}
      <StaticPart>
        <p className="meta flex flex-wrap gap-x-4">
          {page.reviewedAt && (
            <span>{t.rich("updated", { date: () => <StoredDate stored={page.reviewedAt} /> })}</span>
          )}
          <TranslatedFrom piece={page} />
          {page.language !== contentLanguage && page.slug !== makingPage && <MakingLink />}
        </p>
      </StaticPart>
    </article>
  );
}
