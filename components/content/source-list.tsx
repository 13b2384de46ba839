import { getTranslations } from "next-intl/server";
import { PieceDates } from "@/components/content/piece-dates";
import type { Source } from "#lib/content/fields";

type Props = { sources: readonly Source[]; publishedAt: string | null; reviewedAt: string | null };

/** Where a piece has its facts from, when it appeared and when it was last read again. */
export async function SourceList({ sources, publishedAt, reviewedAt }: Props) {
  const t = await getTranslations("content");
  return (
    <footer className="grid max-w-measure gap-3 border-t border-line pt-5 text-sm">
      {sources.length > 0 && (
        <>
          <h2 className="text-base">{t("sources")}</h2>
          <ul className="grid gap-1" lang="en">
            {sources.map((source) => (
              <li key={`${source.publisher} ${source.title}`}>
                {source.url ? (
                  <a href={source.url} rel="noopener">
                    {source.publisher}
                  </a>
                ) : (
                  source.publisher
                )}
                {`: ${source.title}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <PieceDates publishedAt={publishedAt} reviewedAt={reviewedAt} />
    </footer>
  );
}
