import { getTranslations } from "next-intl/server";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { site } from "#lib/platform/site";

type Props = { publishedAt?: string | null; reviewedAt: string | null };

/** When a piece appeared and when it was last read again; on paper also where it is from. */
export async function PieceDates({ publishedAt = null, reviewedAt }: Props) {
  const t = await getTranslations("content");
  if (!publishedAt && !reviewedAt) return null;
  return (
    <p className="dates meta flex flex-wrap gap-x-4">
      <span className="hidden print:inline">{site.name}</span>
      {publishedAt && <span>{t.rich("published", { date: () => <StoredDate stored={publishedAt} /> })}</span>}
      {reviewedAt && <span>{t.rich("reviewed", { date: () => <StoredDate stored={reviewedAt} /> })}</span>}
    </p>
  );
}
