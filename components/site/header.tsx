import { useTranslations } from "next-intl";
import { LanguageButton } from "@/components/site/language/language-button";
import { LanguageList } from "@/components/site/language/language-list";
import { HeaderSearch } from "@/components/publication/search/header-search";
import { Brand } from "@/components/site/brand";
import { HeaderIsland } from "@/components/site/header.island";
import { HeaderLinks } from "@/components/site/header-links";
import { MenuPanel } from "@/components/site/menu-panel";
import { ThemeButton } from "@/components/site/theme/theme-button";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = {
  /** Unprefixed path of the page; the link with this path is marked. */
  current: string | null;
  /** The same with its query, which a change of language keeps. */
  address?: string | undefined;
};

/** The sticky header: brand, search, navigation, theme, language, Subscribe. On small screens much of it is in the menu. */
export function Header({ current, address }: Props) {
  const t = useTranslations("navigation");
  const locale = useCurrentLocale();
  return (
    <header className="top">
      <StaticPart>
        <div className="page">
          <Brand />
          <HeaderSearch />
          <nav aria-label={t("main")} className="ways">
            <HeaderLinks current={current} />
          </nav>
          <a className="icon find md:hidden" href={localePath("/search", locale)}>
            <span>{t("search")}</span>
          </a>
          <ThemeButton className="icon theme max-sm:hidden" />
          <LanguageButton className="icon language hidden md:inline-grid" />
          <LanguageList path={address ?? current ?? "/"} />
          <a className="button" href="#subscribe">
            {t("subscribe")}
          </a>
          <MenuPanel current={current} />
        </div>
      </StaticPart>
      <HeaderIsland />
    </header>
  );
}
