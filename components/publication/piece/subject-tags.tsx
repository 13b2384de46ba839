import type { CSSProperties } from "react";
import { getTranslations } from "next-intl/server";
import { StaticPart } from "@/components/site/static-part";
import type { CategoryLink, TopicLink } from "#lib/publication/content/fields";
import { langOf } from "#lib/base/i18n/locales";

type Props = {
  category: CategoryLink | null;
  topics: readonly TopicLink[];
  /** How many topics are shown; '+N' counts the rest. All of them when left out. */
  shown?: number;
};

/** Cards show this many topics, tags or steps. */
export const shownOnCard = 2;

/** A piece's category, with its color, and its topics; on a card two of them, '+N' for the rest. */
export async function SubjectTags({ category, topics, shown = topics.length }: Props) {
  const t = await getTranslations();
  if (!category && topics.length === 0) return null;
  const rest = topics.length - shown;
  return (
    <StaticPart>
      <ul className="tags" aria-label={t("content.topics")}>
        {category && (
          <li lang={langOf(category)}>
            <i className="dot" style={{ "--dot": `var(--color-${category.color})` } as CSSProperties} />
            {category.title}
          </li>
        )}
        {topics.slice(0, shown).map((topic, at) => (
          <li key={topic.slug}>
            <i className="dot" />
            <span lang={langOf(topic)}>{topic.title}</span>
            {/* Within the last one: never alone on a line. */}
            {rest > 0 && at === shown - 1 && (
              <>
                {" "}
                <span>{t("common.more", { count: rest })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}
