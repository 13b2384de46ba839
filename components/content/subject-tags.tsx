import type { CSSProperties } from "react";
import { getTranslations } from "next-intl/server";
import type { CategoryLink, TopicLink } from "#lib/content/fields";

type Props = { category: CategoryLink | null; topics: readonly TopicLink[] };

/** Cards show this many topics, tags or steps (spec 9). */
export const shownOnCard = 2;

/** A piece's category, with its colour, and up to two topics, '+N' for the rest. */
export async function SubjectTags({ category, topics }: Props) {
  if (!category && topics.length === 0) return null;
  const t = await getTranslations();
  const rest = topics.length - shownOnCard;
  return (
    <ul className="tags" aria-label={t("content.topics")} lang="en">
      {category && (
        <li>
          <i className="dot" style={{ "--dot": `var(--color-${category.color})` } as CSSProperties} />
          {category.title}
        </li>
      )}
      {topics.slice(0, shownOnCard).map((topic) => (
        <li key={topic._id}>
          <i className="dot" />
          {topic.title}
        </li>
      ))}
      {rest > 0 && <li>{t("common.more", { count: rest })}</li>}
    </ul>
  );
}
