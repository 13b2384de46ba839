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
    <ul className="ages grid grid-cols-2 overflow-hidden rounded-md border-[1.5px] border-ink bg-raised md:grid-cols-4">
      {ageBands.map((age) => (
        <li
          key={age}
          className="border-ink even:border-l-[1.5px] nth-[n+3]:border-t-[1.5px] md:not-first:border-l-[1.5px] md:nth-[n]:border-t-0"
        >
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
