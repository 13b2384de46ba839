import { useTranslations } from "next-intl";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { current: string | null };

const links = [
  ["/", "home"],
  ["/how-it-works", "howItWorks"],
  ["/tracks", "tracks"],
  ["/about", "about"],
] as const;

/** The left column of large screens; the link with exactly this path is marked. */
export function SideNav({ current }: Props) {
  const t = useTranslations("navigation");
  const locale = useCurrentLocale();
  return (
    <StaticPart>
      <nav aria-label={t("side")} className="side">
        <div className="stick">
          {links.map(([href, key]) => (
            <a
              key={href}
              href={localePath(href, locale)}
              aria-current={href === current ? "page" : undefined}
            >
              {t(key)}
            </a>
          ))}
        </div>
      </nav>
    </StaticPart>
  );
}
