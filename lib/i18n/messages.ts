import type { Messages } from "next-intl";
import type { Locale } from "#lib/i18n/locales";
import { namespaces } from "#lib/i18n/namespaces";

/** Every namespace of one language as one object, keyed by namespace. */
export async function readMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: unknown };
      return [namespace, file.default] as const;
    }),
  );
  // The files are our own; a test holds every language to the keys of English.
  return Object.fromEntries(files) as Messages;
}
