import { getTranslations } from "next-intl/server";
import { FilterLink } from "@/components/publication/list/filter-link";
import type { FeedQuery } from "#lib/publication/content/feed";
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

type Props = { query: FeedQuery };

/** The four ages with their taglines; the chosen one is marked. */
export async function AgeChoices({ query }: Props) {
  const t = await getTranslations("common");
  const { category, topic } = query;
  return (
    <ul className="ages flex flex-wrap overflow-hidden rounded-md border-[1.5px] border-ink bg-raised">
      {ageBands.map((age) => (
        <li key={age}>
          <FilterLink
            href={withQuery("/", { age, category, topic })}
            chosen={age === query.age}
            data-filter="age-change"
            className="group grid h-full min-h-21 content-start gap-[0.2rem] px-[0.95rem] py-[0.8rem] no-underline"
          >
            <b className="font-display text-lg/[1.1] group-hover:underline">{t(`age.${age}`)}</b>{" "}
            <small className="text-sm/[1.3] text-soft group-aria-[current]:text-inherit">
              {t(`ageTagline.${age}`)}
            </small>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
