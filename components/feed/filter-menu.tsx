import { getTranslations } from "next-intl/server";
import { FilterLink } from "@/components/list/filter-link";
import { GetButton } from "@/components/list/get-button";
import type { FeedQuery } from "#lib/content/feed";
import { withQuery } from "#lib/site/filtered-addresses";

type Subject = { _id: string; slug: string; title: string };
type Props = {
  name: "category" | "topic";
  choices: readonly Subject[];
  chosen: Subject | null;
  query: FeedQuery;
};

/**
 * A dropdown of links to filtered addresses. The browser's own popover: it opens before any script has run, closes on
 * Escape and on a click beside it, and gives the focus back.
 */
export async function FilterMenu({ name, choices, chosen, query }: Props) {
  const t = await getTranslations("reading.feed");
  const { age, category, topic } = query;
  const kept = { age, category, topic };
  return (
    <div className={`drop drop-${name}`}>
      <button
        type="button"
        id={`filter-${name}`}
        className="chip"
        popoverTarget={`choices-${name}`}
        data-chosen={chosen ? "" : undefined}
      >
        {t(name)}
        {chosen && (
          <>
            : <b lang="en">{chosen.title}</b>
          </>
        )}
      </button>
      <div id={`choices-${name}`} popover="auto" role="group" aria-label={t(name)}>
        <ul lang="en">
          {choices.map((choice) => (
            <li key={choice._id}>
              <FilterLink
                href={withQuery("/", { ...kept, [name]: choice.slug })}
                chosen={choice._id === chosen?._id}
                data-filter={`filter-${name}`}
              >
                {choice.title}
              </FilterLink>
            </li>
          ))}
        </ul>
        {chosen && (
          <GetButton path="/" values={{ ...kept, [name]: null }} className="clear">
            {t("clearSelection")}
          </GetButton>
        )}
      </div>
    </div>
  );
}
