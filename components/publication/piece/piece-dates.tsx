import { getTranslations } from "next-intl/server";
import { MakingLink } from "@/components/publication/piece/making-link";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { TranslatedFrom } from "@/components/publication/piece/translated-from";
import { StaticPart } from "@/components/site/static-part";
import { readReviewers } from "#lib/publication/content/operator";
import { publishedId } from "#lib/publication/content/schema/fault";
import { site } from "#lib/platform/site";

type Props = { piece: { _id: string; reviewedAt: string | null }; publishedAt?: string | null };

/** When a piece was published and last reviewed, by whom if they are named, and the link to how it was made. */
export async function PieceDates({ piece: { _id, reviewedAt }, publishedAt = null }: Props) {
  const t = await getTranslations("content");
  const reviewers = (await readReviewers()).filter(({ pieces }) => pieces.includes(publishedId(_id)));
  return (
    <StaticPart>
      <p className="dates meta flex flex-wrap gap-x-4">
        <span className="hidden print:inline">{site.name}</span>
        {publishedAt && (
          <span>{t.rich("published", { date: () => <StoredDate stored={publishedAt} /> })}</span>
        )}
        {reviewedAt && <span>{t.rich("reviewed", { date: () => <StoredDate stored={reviewedAt} /> })}</span>}
        <TranslatedFrom piece={{ _id }} />
        {reviewers.map(({ name, role }) => (
          <span key={`${name} ${role}`}>
            {t.rich("reviewedBy", {
              reviewer: () => (
                <span lang="en">
                  {name}, {role}
                </span>
              ),
            })}
          </span>
        ))}
        <MakingLink />
      </p>
    </StaticPart>
  );
}
