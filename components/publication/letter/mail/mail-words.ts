import { createTranslator } from "next-intl";
import { readLetterSubject } from "#lib/publication/letters/letter-subject";
import type { Letter } from "#lib/publication/letters/read-letters";
import { pieceTypes } from "#lib/publication/content/kinds";
import { formatDay } from "#lib/base/i18n/dates";
import { listFormat } from "#lib/base/i18n/formats";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

/** The words of a letter as a mail, in a given language. */
export async function readMailWords(letter: Letter, locale: Locale) {
  const messages = await readMessages(locale);
  const { tag } = languages[locale];
  const t = createTranslator({ locale: tag, messages, namespace: "letters" });
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
    ...(await readLetterSubject(letter, locale)),
    rest: rest.length > 0 ? t("rest", { list: listFormat(tag, {}).format(rest) }) : null,
  };
}
export type MailWords = Awaited<ReturnType<typeof readMailWords>>;
