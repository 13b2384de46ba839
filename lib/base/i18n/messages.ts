import type { Messages } from "next-intl";
import type { Locale } from "#lib/base/i18n/locales";
import { namespaces } from "#lib/base/i18n/namespaces";

/** Put together once per language: doing it for each page was a fifth of all the memory that pages took and left behind. */
const known = new Map<Locale, Promise<Messages>>();

/** Every namespace of one language as one object, keyed by namespace. The same object each time, not to be changed. */
export function readMessages(locale: Locale): Promise<Messages> {
  const messages = known.get(locale) ?? load(locale);
  known.set(locale, messages);
  return messages;
}

async function load(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = (await import(`../../../messages/${locale}/${namespace}.json`)) as { default: unknown };
      return [namespace, file.default] as const;
    }),
  );
  // The files are our own; a test holds every language to the keys of English.
  return Object.fromEntries(files) as Messages;
}
