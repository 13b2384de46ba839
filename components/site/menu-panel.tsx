import { getTranslations } from "next-intl/server";
import { LanguageButton } from "@/components/site/language/language-button";
import { HeaderLinks } from "@/components/site/header-links";
import { ThemeButton } from "@/components/site/theme/theme-button";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { current: string | null };

/**
 * The menu button of small screens and its panel from the right: links, theme, language, Subscribe. The header's links end with the
 * help lines here, since a small screen has no other way to them than the foot of a long page.
 */
export async function MenuPanel({ current }: Props) {
  const t = await getTranslations("navigation");
  const controls = await getTranslations("controls");
  const help = await getTranslations("help-lines");
  const locale = await currentLocale();
  return (
    <>
      <button
        type="button"
        className="icon more mr-[-0.65rem] min-[76rem]:hidden"
        popoverTarget="menu"
        aria-haspopup="dialog"
      >
        <span>{t("menu")}</span>
      </button>
      <dialog id="menu" popover="auto" className="drawer" aria-label={t("menu")}>
        <div className="flex min-h-full flex-col px-[20px] pt-[0.6rem] pb-6">
          <button type="button" className="icon close mr-[-0.65rem] self-end" popoverTarget="menu">
            <span>{controls("close")}</span>
          </button>
          <nav aria-label={t("menu")}>
            <HeaderLinks current={current} />
            <a
              href={localePath(helpLinesPath, locale)}
              aria-current={current === helpLinesPath ? "page" : undefined}
            >
              {help("title")}
            </a>
          </nav>
          <ThemeButton className="row theme" />
          <LanguageButton className="row" />
          <a className="button order-2 mt-6" href="#subscribe">
            {t("subscribe")}
          </a>
        </div>
      </dialog>
    </>
  );
}
