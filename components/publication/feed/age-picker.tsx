import { getTranslations } from "next-intl/server";
import { AgeChoices } from "@/components/publication/feed/age-choices";
import type { FeedQuery } from "#lib/publication/content/feed";
import type { AgeBand } from "#lib/publication/content/fields";

type Props = { age: AgeBand | null; query: FeedQuery };

/**
 * With no age chosen, the four choices; with one, a summary whose 'Change' opens the choices over it. Both are on the page, one of
 * them hidden: the island switches them before the server has answered.
 */
export async function AgePicker({ age, query }: Props) {
  const t = await getTranslations();
  return (
    <>
      <section aria-labelledby="age-title" data-without="age" hidden={age !== null}>
        <h2 id="age-title" className="mb-3">
          {t("reading.feed.age")}
        </h2>
        <AgeChoices query={query} />
      </section>
      <div
        className="personal flex min-h-21 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-[1.5px] border-ink bg-raised px-[0.95rem] py-3"
        data-with="age"
        hidden={age === null}
      >
        <p>
          <span className="meta">{t("reading.feed.personalizedFor")}</span>{" "}
          {/* Long text gets its own line; only a word longer than a line is broken. */}
          <b className="inline-block font-display text-xl/[1.3] wrap-anywhere">
            <mark data-name="age">{age && t(`common.age.${age}`)}</mark>
          </b>
          <small className="meta block" data-tagline="age">
            {age && t(`common.ageTagline.${age}`)}
          </small>
        </p>
        <button type="button" id="age-change" className="button button-quiet" popoverTarget="age-choices">
          {t("reading.feed.change")}
        </button>
        <div
          id="age-choices"
          className="bg-transparent [box-shadow:var(--shadow-float)]"
          popover="auto"
          role="group"
          aria-label={t("reading.feed.choose")}
        >
          <AgeChoices query={query} />
        </div>
      </div>
    </>
  );
}
