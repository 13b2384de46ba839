import { createTranslator } from "next-intl";
import { readAddresses } from "#lib/publication/content/addresses";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import { kinds, type ListedType } from "#lib/publication/content/kinds";
import { defaultLocale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { absoluteUrl, site } from "#lib/platform/site";
import { addressPath } from "#lib/seo/site-addresses";

export const dynamic = "force-static";

/** What the site holds, in plain text, for language models that ask. */
export async function GET(): Promise<Response> {
  const messages = await readMessages(defaultLocale);
  const t = createTranslator({ locale: defaultLocale, messages });
  const addresses = (await readAddresses()).filter(({ isHidden }) => !isHidden);
  const section = (type: ListedType) => {
    const lines = addresses.flatMap((address) => {
      const path = address._type === type ? addressPath(address) : null;
      return path === null
        ? []
        : [`- [${address.title}](${absoluteUrl(path)})${address.summary ? `: ${address.summary}` : ""}`];
    });
    return [`## ${t(`content.${kinds[type].name}.listTitle`)}`, "", ...lines, ""];
  };
  const body = [
    `# ${site.name}`,
    "",
    `> ${t("common.description")}`,
    "",
    `- [${t("letters.title")}](${absoluteUrl(lettersPath)}): ${t("letters.lead")}`,
    `- [${t("letters.feed")}](${absoluteUrl(letterFeedPath)})`,
    "",
    ...(["track", "microBrief", "microAction", "printable", "glossaryTerm"] as const).flatMap(section),
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
