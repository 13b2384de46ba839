import { getTranslations } from "next-intl/server";
import { StoredDate } from "@/components/content/stored-date";
import type { Source } from "#lib/content/fields";

type Props = { sources: readonly Source[]; reviewedAt: string | null };

/** Where a piece has its facts from, and when it was last read again. */
export async function SourceList({ sources, reviewedAt }: Props) {
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
      {reviewedAt && (
        <p className="text-soft">{t.rich("reviewed", { date: () => <StoredDate stored={reviewedAt} /> })}</p>
      )}
    </footer>
  );
}
