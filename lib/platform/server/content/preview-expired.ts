import "server-only";
/** What an editor's tab shows when a link opens no preview: most often it is older than an hour. */
import { createTranslator } from "next-intl";
import { languages } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { splitLocale } from "#lib/base/i18n/paths";
import { escapeHtml } from "#lib/base/text/escape-html";
import { challenge } from "#lib/platform/problem-details";

/** The page, in the language of the path that the link was to open. */
export async function expiredPage(asked: string | null): Promise<Response> {
  const { locale } = splitLocale(asked ?? "/");
  const t = createTranslator({ locale, messages: await readMessages(locale), namespace: "preview.expired" });
  const [title, text] = [escapeHtml(t("title")), escapeHtml(t("text"))];
  return new Response(
    `<!doctype html><html lang="${languages[locale].tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    {
      status: 401,
      headers: { ...challenge, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    },
  );
}
