import { getTranslations } from "next-intl/server";
import { kinds, pieceTypes } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { current: string | null };

const links = [
  ["/#samples", "howItWorks"],
  ...pieceTypes.map((type) => [kinds[type].list, kinds[type].section] as const),
  ["/about", "about"],
] as const;

/**
 * The links of the header; the one with exactly this path is marked. On the home page, filtered or not, links to its anchors stay
 * within the page.
 */
export async function HeaderLinks({ current }: Props) {
  const t = await getTranslations("navigation");
  const locale = await currentLocale();
  return links.map(([href, key]) => (
    <a
      key={key}
      href={current === "/" && href.startsWith("/#") ? href.slice(1) : localePath(href, locale)}
      aria-current={href === current ? "page" : undefined}
    >
      {t(key)}
    </a>
  ));
}
