import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

type Props = { current: string | null };

const links = [
  ["/#samples", "howItWorks"],
  ["/micro-briefs", "briefs"],
  ["/micro-actions", "actions"],
  ["/glossary", "glossary"],
  ["/tracks", "tracks"],
  ["/about", "about"],
] as const;

/** Where the header leads; the item of exactly this path is marked. */
export async function HeaderLinks({ current }: Props) {
  const t = await getTranslations("navigation");
  const locale = await currentLocale();
  return links.map(([href, key]) => (
    <a key={key} href={localePath(href, locale)} aria-current={href === current ? "page" : undefined}>
      {t(key)}
    </a>
  ));
}
