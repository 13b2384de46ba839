import { getTranslations } from "next-intl/server";
import { StaticPart } from "@/components/site/static-part";
import { readReviewers } from "#lib/publication/content/operator";

/** The people who have reviewed pieces and are named for it, or a note that there are none. */
export async function ReviewerList() {
  const t = await getTranslations("content.reviewers");
  const reviewers = await readReviewers();
  return (
    <section className="grid gap-3">
      <h2>{t("title")}</h2>
      {reviewers.length === 0 ? (
        <p className="max-w-measure">{t("none")}</p>
      ) : (
        <StaticPart>
          <ul className="prose">
            {reviewers.map(({ name, role, reviewed }) => (
              <li key={`${name} ${role}`} lang="en">
                <b>{name}</b>, {role}. {reviewed}
              </li>
            ))}
          </ul>
        </StaticPart>
      )}
    </section>
  );
}
