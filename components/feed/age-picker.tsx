import { getTranslations } from "next-intl/server";
import { AgeChoices } from "@/components/feed/age-choices";
import type { FeedQuery } from "#lib/content/feed";
import type { AgeBand } from "#lib/content/fields";

type Props = { age: AgeBand | null; query: FeedQuery };

/** With no age chosen the four choices; with one a summary, whose 'Change' lays the choices over it. */
export async function AgePicker({ age, query }: Props) {
  const t = await getTranslations();
  if (age === null)
    return (
      <section aria-labelledby="age-title">
        <h2 id="age-title" className="ages-title">
          {t("reading.feed.age")}
        </h2>
        <AgeChoices query={query} />
      </section>
    );
  return (
    <div className="personal">
      <p>
        <span className="meta">{t("reading.feed.personalizedFor")}</span>{" "}
        <b>
          <mark>{t(`common.age.${age}`)}</mark>
        </b>
        <small className="meta">{t(`common.ageTagline.${age}`)}</small>
      </p>
      <button type="button" id="age-change" className="button button-quiet" popoverTarget="age-choices">
        {t("reading.feed.change")}
      </button>
      <div id="age-choices" popover="auto" role="group" aria-label={t("reading.feed.choose")}>
        <AgeChoices query={query} />
      </div>
    </div>
  );
}
