import { getTranslations } from "next-intl/server";
import { MyData } from "@/components/site/consent/my-data";
import { PageTitle } from "@/components/publication/piece/page-title";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { ContactDetails } from "@/components/publication/page/contact-details";
import { GuideIndex } from "@/components/publication/page/guide-index";
import { NoteList } from "@/components/publication/page/note-list";
import { RichText } from "@/components/publication/rich-text/rich-text";
import type { Page } from "#lib/publication/content/page";

type Props = { page: Page };

/** A page of the footer: its text, and what three of them add to it (notes, guides, contact). */
export async function PageArticle({ page }: Props) {
  const t = await getTranslations("content.page");
  return (
    <article className="grid gap-8">
      <PageTitle
        title={<span lang="en">{page.title}</span>}
        lead={page.description && <span lang="en">{page.description}</span>}
      />
      <RichText blocks={page.content} />
      {page.slug === "blog" && <NoteList />}
      {page.slug === "guides" && <GuideIndex />}
      {page.slug === "privacy" && <MyData />}
      {page.slug === "contact" && <ContactDetails />}
      {page.reviewedAt && (
        <p className="meta">{t.rich("updated", { date: () => <StoredDate stored={page.reviewedAt} /> })}</p>
      )}
    </article>
  );
}
