import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { TranslatedFrom } from "@/components/publication/piece/translated-from";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { StaticPart } from "@/components/site/static-part";
import { notePath, readNotes } from "#lib/publication/content/page";
import { langOf } from "#lib/base/i18n/locales";
import { currentLocale } from "#lib/base/i18n/current-locale";

type Props = {
  /** The page that the list is on. */
  page: Written;
};

/** The dated notes of /blog in full, newest first; each has its own anchor. */
export async function NoteList({ page }: Props) {
  const notes = await readNotes(await currentLocale());
  return notes.map((note) => (
    <StaticPart key={note._id}>
      <section id={note.slug} className="entry">
        <p className="meta flex flex-wrap gap-x-4">
          <StoredDate stored={note.publishedAt} />
          <LanguageBadge piece={note} among={[page, ...notes]} />
          <TranslatedFrom piece={note} pathOf={notePath} />
        </p>
        <div className="grid gap-4">
          <h2 lang={langOf(note)}>
            <a href={`#${note.slug}`}>{note.title}</a>
          </h2>
          <RichText blocks={note.content} language={note.language} headingLevel={3} />
        </div>
      </section>
    </StaticPart>
  ));
}
