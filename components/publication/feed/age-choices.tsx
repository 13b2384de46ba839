import { getTranslations } from "next-intl/server";
import { FilterLink } from "@/components/publication/list/filter-link";
import type { FeedQuery } from "#lib/publication/content/feed";
import { ageBands } from "#lib/publication/content/fields";
import { withQuery } from "#lib/base/site/filtered-addresses";

type Props = { query: FeedQuery };

/** The four ages with their taglines; the chosen one is marked. */
export async function AgeChoices({ query }: Props) {
  const t = await getTranslations("common");
  const { category, topic } = query;
  return (
    <ul className="ages">
      {ageBands.map((age) => (
        <li key={age}>
          <FilterLink
            href={withQuery("/", { age, category, topic })}
            chosen={age === query.age}
            data-filter="age-change"
          >
            <b>{t(`age.${age}`)}</b> <small>{t(`ageTagline.${age}`)}</small>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
