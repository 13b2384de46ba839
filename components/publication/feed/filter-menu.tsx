import { getTranslations } from "next-intl/server";
import { FilterLink } from "@/components/publication/list/filter-link";
import { GetButton } from "@/components/publication/list/get-button";
import { chip } from "@/components/ui/chip";
import type { FeedQuery } from "#lib/publication/content/feed";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { contentLanguage, langOf, type Locale } from "#lib/base/i18n/locales";

type Subject = { _id: string; slug: string; title: string; language: Locale };
type Props = {
  name: "category" | "topic";
  choices: readonly Subject[];
  chosen: Subject | null;
  query: FeedQuery;
};

/**
 * A dropdown of links to filtered addresses. It is a native popover: it opens before any script has run, closes on Escape and on a
 * click outside, and returns the focus.
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
        className={chip}
        popoverTarget={`choices-${name}`}
        data-chosen={chosen ? "" : undefined}
      >
        <span>
          {t(name)}
          <span data-with={name} hidden={!chosen}>
            :{" "}
            <b lang={langOf(chosen ?? choices[0] ?? { language: contentLanguage })} data-name={name}>
              {chosen?.title}
            </b>
          </span>
        </span>
      </button>
      <div
        id={`choices-${name}`}
        className="w-max max-w-[min(20rem,100vw-2rem)] overflow-y-auto rounded-md border-[1.5px] border-ink bg-raised py-[0.4rem] text-ink [box-shadow:var(--shadow-float)]"
        popover="auto"
        role="group"
        aria-label={t(name)}
      >
        <ul>
          {choices.map((choice) => (
            <li key={choice.slug} lang={langOf(choice)}>
              <FilterLink
                href={withQuery("/", { ...kept, [name]: choice.slug })}
                data-id={choice._id}
                chosen={choice._id === chosen?._id}
                data-filter={`filter-${name}`}
              >
                {choice.title}
              </FilterLink>
            </li>
          ))}
        </ul>
        <GetButton
          path="/"
          values={{ ...kept, [name]: null }}
          className="mt-1 border-t border-line font-semibold text-link"
          hidden={!chosen}
          data-with={name}
          data-clears={name}
        >
          {t("clearSelection")}
        </GetButton>
      </div>
    </div>
  );
}
