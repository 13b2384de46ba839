import { useTranslations } from "next-intl";
import { PieceDates } from "@/components/publication/piece/piece-dates";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { StaticPart } from "@/components/site/static-part";
import type { NumberedSource } from "#lib/publication/content/fields";
import { sourceAnchor } from "#lib/base/text/source-anchor";

type Props = {
  piece: {
    _id: string;
    sources: readonly NumberedSource[];
    publishedAt: string | null;
    reviewedAt: string | null;
  };
};

/** The sources of a piece, numbered as its text refers to them, and when it was published and reviewed. */
export function SourceList({ piece }: Props) {
  const t = useTranslations("content");
  const { sources, publishedAt } = piece;
  return (
    <StaticPart>
      <footer className="grid max-w-measure gap-3 border-t border-line pt-6 text-sm">
        {sources.length > 0 && (
          <>
            <h2 className="text-base">{t("sources")}</h2>
            <ol className="grid list-decimal gap-[0.35rem] ps-[1.6em]">
              {sources.map((source, index) => (
                <li
                  key={source.number}
                  id={sourceAnchor(source.number)}
                  // Needed when a number before it is left out: the browser continues counting from there.
                  value={source.number === index + 1 ? undefined : source.number}
                >
                  <span lang="en">
                    {source.title !== null && `${source.publisher}: `}
                    {source.url ? (
                      <a href={source.url} rel="noopener">
                        {source.title ?? source.publisher}
                      </a>
                    ) : (
                      (source.title ?? source.publisher)
                    )}
                  </span>
                  {source.checkedAt && (
                    <span className="meta">
                      {" "}
                      {t.rich("checked", { date: () => <StoredDate stored={source.checkedAt} /> })}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
        <PieceDates piece={piece} publishedAt={publishedAt} />
      </footer>
    </StaticPart>
  );
}
