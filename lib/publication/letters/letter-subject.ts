import { createTranslator } from "next-intl";
import type { LetterPiece } from "#lib/publication/content/letter";
import { letterPieces, type Letter } from "#lib/publication/letters/read-letters";
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

/** What a letter has, in so many words: as a mail's subject and what is shown beside it, and where its page is listed. */
export async function readLetterSubject(
  letter: Letter,
  locale: Locale,
): Promise<{ subject: string; preview: string }> {
  const t = createTranslator({
    locale: languages[locale].tag,
    messages: await readMessages(locale),
    namespace: "letters",
  });
  const pieces = letterPieces(letter);
  const [lead, ...others] = pieces;
  return {
    subject: letter.title ?? t("andMore", { title: lead?.title ?? "", count: others.length }),
    preview: previewOf(letter.title === null ? others : pieces) || (lead?.text ?? ""),
  };
}
