import { createTranslator } from "next-intl";
import { readAddresses } from "#lib/content/addresses";
import { defaultLocale } from "#lib/i18n/locales";
import { readMessages } from "#lib/i18n/messages";
import { absoluteUrl, site } from "#lib/platform/site";
import { addressPath } from "#lib/seo/site-addresses";

export const dynamic = "force-static";

/** What the site holds, in plain text, for language models that ask. */
export async function GET(): Promise<Response> {
  const messages = await readMessages(defaultLocale);
  const t = createTranslator({ locale: defaultLocale, messages });
  const addresses = (await readAddresses()).filter(({ isHidden }) => !isHidden);
  const section = (title: string, type: string) => {
    const lines = addresses.flatMap((address) => {
      const path = address._type === type ? addressPath(address) : null;
      return path === null
        ? []
        : [`- [${address.title}](${absoluteUrl(path)})${address.summary ? `: ${address.summary}` : ""}`];
    });
    return [`## ${title}`, "", ...lines, ""];
  };
  const body = [
    `# ${site.name}`,
    "",
    `> ${t("common.description")}`,
    "",
    ...section(t("content.track.listTitle"), "track"),
    ...section(t("content.brief.listTitle"), "microBrief"),
    ...section(t("content.action.listTitle"), "microAction"),
    ...section(t("content.term.listTitle"), "glossaryTerm"),
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
