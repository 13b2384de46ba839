import type { getTranslations } from "next-intl/server";
import type { HelpLine } from "#lib/publication/content/help-line";

/** The words of help lines in the page's language. */
export type HelpWords = Awaited<ReturnType<typeof getTranslations<"help-lines">>>;

/** Only the characters that a telephone can dial. */
const dialed = (number: string) => number.replaceAll(/[^\d*+]/g, "");

/** The address that calls a number. */
export const callTo = (number: string): string => `tel:${dialed(number)}`;

/** How to reach a help line: addresses that a phone can open, each with its label. A line without any has its web page. */
export function waysOf(line: HelpLine, t: HelpWords): [href: string, label: string][] {
  const { phone, menuKey, textNumber, textWord, chat, form } = line;
  const ways: [string, string][] = [];
  if (phone !== null)
    ways.push([
      callTo(phone),
      menuKey === null
        ? t("ways.phone", { number: phone })
        : t("ways.phoneAndKey", { number: phone, key: menuKey }),
    ]);
  if (textNumber !== null)
    ways.push([
      `sms:${dialed(textNumber)}`,
      textWord === null
        ? t("ways.text", { number: textNumber })
        : t("ways.textWord", { number: textNumber, word: textWord }),
    ]);
  if (chat !== null) ways.push([chat, t("ways.chat")]);
  if (form !== null) ways.push([form, t("ways.form")]);
  return ways.length > 0 ? ways : [[line.url, t("ways.site")]];
}
