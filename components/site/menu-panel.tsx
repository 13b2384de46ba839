import { getTranslations } from "next-intl/server";
import { LanguageButton } from "@/components/site/language/language-button";
import { HeaderLinks } from "@/components/site/header-links";
import { ThemeButton } from "@/components/site/theme/theme-button";

type Props = { current: string | null };

/** The menu button of small screens and its panel from the right: links, theme, language, Subscribe. */
export async function MenuPanel({ current }: Props) {
  const t = await getTranslations("navigation");
  const controls = await getTranslations("controls");
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
