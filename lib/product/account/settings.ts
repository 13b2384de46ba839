/** What a signed-in user can set, and how a form's fields are read. */
import { z } from "zod";
import { defaultLocale, locales } from "#lib/base/i18n/locales";
import { isSwitchable } from "#lib/base/i18n/language-choice";
import { readPhoneNumber } from "#lib/base/values/phone-number";
import { longestName } from "#lib/product/account/longest-name";
import { themes } from "#lib/base/theme/theme";

export const settingsShape = z.object({
  language: z.enum(locales),
  theme: z.enum(themes),
  /** E.164. Former versions kept a zero that is dialed only within a country. */
  callBackNumber: z
    .string()
    .nullable()
    .transform((saved) => saved && (readPhoneNumber(saved) ?? saved)),
});
export type AccountSettings = z.infer<typeof settingsShape>;

/** What holds for a user who has set nothing. */
export const defaultSettings: AccountSettings = {
  language: defaultLocale,
  theme: "system",
  callBackNumber: null,
};

/**
 * The settings form as a browser sends it, from a page in `locale`; each fault is named by the key of its message. What is not
 * sent stays as it is, so that an old tab brings nothing back that was changed elsewhere. A language must be the page's own
 * or one that can be switched to; whether a location is one of the user's own, only its store knows.
 */
export const settingsForm = z
  .object({
    locale: z.enum(locales).catch(defaultLocale),
    language: z.enum(locales, "languageInvalid").optional(),
    theme: z.enum(themes, "themeInvalid").optional(),
    defaultLocationId: z
      .preprocess((value) => (value === "" ? null : value), z.uuid("locationInvalid").nullable())
      .optional(),
    callBackNumber: z
      .string("phoneInvalid")
      .nullable()
      .transform((typed, context) => {
        if (!typed?.trim()) return null;
        const number = readPhoneNumber(typed);
        if (number === null) context.addIssue("phoneInvalid");
        return number;
      })
      .optional(),
  })
  .refine(({ language, locale }) => language === undefined || language === locale || isSwitchable(language), {
    path: ["language"],
    error: "languageInvalid",
  });

const name = z
  .string("nameTooLong")
  .trim()
  .max(longestName, "nameTooLong")
  .transform((typed) => typed.replace(/\s+/g, " "))
  .optional();

/** The name form; either part may be left empty, and one that is not sent stays as it is. */
export const nameForm = z.object({ firstName: name, lastName: name });

/** A form that asks for a tick before it does what cannot be undone. */
export const confirmedForm = z.object({ confirmed: z.literal(["on", "yes", "true"], "unconfirmed") });
