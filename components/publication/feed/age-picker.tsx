import { getTranslations } from "next-intl/server";
import { AgeChoices } from "@/components/publication/feed/age-choices";
import type { FeedQuery } from "#lib/publication/content/feed";
import type { AgeBand } from "#lib/publication/content/fields";

type Props = { age: AgeBand | null; query: FeedQuery };

/**
 * With no age chosen the four choices; with one a summary, whose 'Change' lays the choices over it. Both are on the page,
 * one of them hidden: the island switches them before the server has answered.
 */
export async function AgePicker({ age, query }: Props) {
  const t = await getTranslations();
  return (
    <>
      <section aria-labelledby="age-title" data-without="age" hidden={age !== null}>
        <h2 id="age-title" className="ages-title">
          {t("reading.feed.age")}
        </h2>
        <AgeChoices query={query} />
      </section>
      <div className="personal" data-with="age" hidden={age === null}>
        <p>
          <span className="meta">{t("reading.feed.personalizedFor")}</span>{" "}
          <b>
            <mark data-name="age">{age && t(`common.age.${age}`)}</mark>
          </b>
          <small className="meta" data-tagline="age">
            {age && t(`common.ageTagline.${age}`)}
          </small>
        </p>
        <button type="button" id="age-change" className="button button-quiet" popoverTarget="age-choices">
          {t("reading.feed.change")}
        </button>
        <div id="age-choices" popover="auto" role="group" aria-label={t("reading.feed.choose")}>
          <AgeChoices query={query} />
        </div>
      </div>
    </>
  );
}
