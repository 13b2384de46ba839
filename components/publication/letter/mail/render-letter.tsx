import { LetterMail, LetterMailBody } from "@/components/publication/letter/mail/letter-mail";
import { readMailWords } from "@/components/publication/letter/mail/mail-words";
import { withoutMarks } from "#lib/platform/server/answers/static-markup";
import type { Letter } from "#lib/publication/letters/read-letters";
import type { Locale } from "#lib/base/i18n/locales";
import type { MailedLetter } from "#lib/seo/letter";

/** Loaded when the first letter is rendered: a starting server does not need it. */
const loadRenderer = () => import("@react-email/render");

/** The letter for the feed: the part of a mail that a form service puts into its own frame. */
export async function renderForFeed(letter: Letter, locale: Locale): Promise<MailedLetter> {
  const [{ render }, words] = await Promise.all([loadRenderer(), readMailWords(letter, locale)]);
  const html = withoutMarks(await render(<LetterMailBody letter={letter} words={words} />));
  // A part inside a frame must have no doctype.
  const part = html.replace(/^<!DOCTYPE[^>]*>/, "");
  return { day: letter.day, subject: words.subject, preview: words.preview, html: part };
}

/** The format of the plain text: lines are wrapped, headings as written except for those of the sections, addresses in brackets. */
const plainText = {
  wordwrap: 78,
  selectors: [
    { selector: ".hidden", format: "skip" },
    { selector: "img", format: "skip" },
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "h2", options: { leadingLineBreaks: 3, trailingLineBreaks: 2 } },
    { selector: "h3", options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "table", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "p", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    // The letter's own paragraphs; those of a piece directly follow its title.
    {
      selector: "div > p",
      format: "paragraph",
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    },
    { selector: "a", options: { linkBrackets: ["<", ">"] } },
  ],
};

/** Stands in the mail for the form service's placeholder, which may contain characters that HTML escapes, such as `<%…%>`. */
const unsubscribePlace = "{unsubscribe}";

/** The letter as a complete mail, and the same as plain text. `unsubscribe` appears in both exactly as given. */
export async function renderMail(
  letter: Letter,
  locale: Locale,
  unsubscribe: string,
): Promise<{ subject: string; html: string; text: string }> {
  const [{ render, toPlainText }, words] = await Promise.all([loadRenderer(), readMailWords(letter, locale)]);
  const html = withoutMarks(
    await render(<LetterMail letter={letter} words={words} unsubscribe={unsubscribePlace} />),
  );
  const text = `${toPlainText(html, plainText)}\n`;
  return {
    subject: words.subject,
    html: html.replace(`"${unsubscribePlace}"`, () => `"${unsubscribe}"`),
    text: text.replace(`<${unsubscribePlace}>`, () => `<${unsubscribe}>`),
  };
}
