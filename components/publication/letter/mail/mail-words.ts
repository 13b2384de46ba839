import { createTranslator } from "next-intl";
import { letterPieces, type Letter } from "#lib/publication/letters/read-letters";
import type { LetterPiece } from "#lib/publication/content/letter";
import { pieceTypes } from "#lib/publication/content/kinds";
import { formatDay } from "#lib/base/i18n/dates";
import { listFormat } from "#lib/base/i18n/formats";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { cutText } from "#lib/base/text/text";

/** Mail programs show at most this much of the text beside the subject. */
const longestPreview = 140;

/** As many titles as fit. */
function previewOf(pieces: readonly LetterPiece[]): string {
  let preview = "";
  for (const { title } of pieces) {
    const longer = preview === "" ? cutText(title, longestPreview) : `${preview} · ${title}`;
    if (longer.length > longestPreview) break;
    preview = longer;
  }
  return preview;
}

/** The words of a letter as a mail, in a given language. */
export async function readMailWords(letter: Letter, locale: Locale) {
  const messages = await readMessages(locale);
  const { tag } = languages[locale];
  const t = createTranslator({ locale: tag, messages, namespace: "letters" });
  const pieces = letterPieces(letter);
  const [lead, ...others] = pieces;
  const rest = pieceTypes.flatMap((type) =>
    letter.rest[type] ? t(`more.${type}`, { count: letter.rest[type] }) : [],
  );
  return {
    locale,
    t,
    kinds: messages.library.list.kinds,
    ages: messages.common.age,
    inEnglish: messages.content.inEnglish,
    date: formatDay(new Date(letter.day), tag),
    subject: letter.title ?? t("andMore", { title: lead?.title ?? "", count: others.length }),
    preview: previewOf(letter.title === null ? others : pieces) || (lead?.text ?? ""),
    rest: rest.length > 0 ? t("rest", { list: listFormat(tag, {}).format(rest) }) : null,
  };
}
export type MailWords = Awaited<ReturnType<typeof readMailWords>>;
