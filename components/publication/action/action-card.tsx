import { getTranslations } from "next-intl/server";
import { ActionFacts } from "@/components/publication/action/action-facts";
import { PictureBesideFacts } from "@/components/publication/piece/small-picture";
import { shownOnCard } from "@/components/publication/piece/subject-tags";
import { LocaleLink } from "@/components/site/locale-link";
import type { ActionCard as Card } from "#lib/publication/content/action";
import { actionPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";

type Props = { action: Card; hidden?: boolean; among?: readonly Written[] };

/** An action in a grid: its first two steps and tags, '+N' for the rest. */
export async function ActionCard({ action, hidden, among = [] }: Props) {
  const t = await getTranslations("common");
  return (
    <article
      className="card"
      data-difficulty={action.difficulty}
      data-age={action.ages.join(" ")}
      hidden={hidden}
    >
      <PictureBesideFacts picture={action.picture}>
        <ActionFacts action={action} />
      </PictureBesideFacts>
      <h2 lang={langOf(action)}>
        <LocaleLink href={actionPath(action.slug)}>{action.title}</LocaleLink>
      </h2>
      <LanguageBadge piece={action} among={among} />
      {action.excerpt && <p lang={langOf(action)}>{action.excerpt}</p>}
      {action.stepTitles.length > 0 && (
        <ol className="list-inside list-decimal text-sm">
          {action.stepTitles.slice(0, shownOnCard).map((title) => (
            <li key={title} lang={langOf(action)}>
              {title}
            </li>
          ))}
          {action.stepTitles.length > shownOnCard && (
            <li className="list-none text-soft">
              {t("more", { count: action.stepTitles.length - shownOnCard })}
            </li>
          )}
        </ol>
      )}
      {action.tags.length > 0 && (
        <ul className="tags text-soft">
          {action.tags.slice(0, shownOnCard).map((tag, at) => (
            <li key={tag}>
              <span lang={langOf(action)}>{tag}</span>
              {/* Within the last one: never alone on a line. */}
              {action.tags.length > shownOnCard && at === shownOnCard - 1 && (
                <>
                  {" "}
                  <span>{t("more", { count: action.tags.length - shownOnCard })}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
