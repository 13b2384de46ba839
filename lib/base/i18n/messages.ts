import type { Messages } from "next-intl";
import type { Locale } from "#lib/base/i18n/locales";
import { namespaces } from "#lib/base/i18n/namespaces";

/** Assembled once per language: doing it for each page took a fifth of all the memory that pages used and left behind. */
const known = new Map<Locale, Promise<Messages>>();

/** All namespaces of one language as one object, keyed by namespace. Every call returns the same object; it must not be changed. */
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
  // The files are our own; a test checks that every language has the keys of English.
  return Object.fromEntries(files) as Messages;
}
