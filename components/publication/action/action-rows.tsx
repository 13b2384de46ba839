import { getTranslations } from "next-intl/server";
import { LinkRows } from "@/components/publication/piece/link-rows";
import type { ActionLink } from "#lib/publication/content/fields";
import { actionPath } from "#lib/publication/content/kinds";
import { cutText } from "#lib/base/text/text";
import { langOf, type Locale } from "#lib/base/i18n/locales";

type Props = {
  title: string;
  heading?: "h2" | "h3" | "h4";
  actions: readonly ActionLink[];
  isPictured?: boolean;
  /** The piece that the rows are shown with. */
  beside: { readonly language: Locale };
};

/** The goal of a related action is cut to this many characters: about one line. */
const goalLength = 60;

/** Actions to take, each with its goal, time and difficulty, and its picture if asked for. */
export async function ActionRows({ title, heading, actions, isPictured = false, beside }: Props) {
  const t = await getTranslations("common");
  const facts = ({ minutes, difficulty }: ActionLink) =>
    [minutes && t("minutes", { count: minutes }), difficulty && t(`difficulty.${difficulty}`)]
      .filter(Boolean)
      .join(" · ");
  const note = (action: ActionLink) => (
    <>
      {facts(action)}
      {facts(action) && action.goal && " · "}
      {action.goal && <span lang={langOf(action)}>{cut(action.goal, goalLength)}</span>}
    </>
  );
  const rows = actions.map((action) => ({
    href: actionPath(action.slug),
    title: action.title,
    language: action.language,
    note: note(action),
    picture: isPictured ? action.picture : null,
  }));
  return <LinkRows title={title} heading={heading} rows={rows} beside={beside} />;
}

function cut(text: string, length: number): string {
  const kept = cutText(text, length);
  return kept === text ? text : `${kept.trimEnd()}…`;
}
