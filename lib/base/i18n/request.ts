import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { languages, localeOf } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

/** next-intl's request configuration: the address alone decides the language. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = localeOf(asked ?? (await rootLocale()));
  return { locale: languages[locale].tag, messages: await readMessages(locale), timeZone: "UTC" };
});
