import { getTranslations } from "next-intl/server";
import { Brand } from "@/components/site/brand";
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

/** The sticky header: brand, search, navigation, Subscribe. On small screens the links stand behind Menu. */
export async function Header({ current }: Props) {
  const t = await getTranslations("navigation");
  const locale = await currentLocale();
  const items = links.map(([href, key]) => (
    <a key={key} href={localePath(href, locale)} aria-current={href === current ? "page" : undefined}>
      {t(key)}
    </a>
  ));
  return (
    <header className="top">
      <div className="page">
        <Brand />
        <search className="max-w-82 flex-1 max-sm:hidden">
          <form action={localePath("/search", locale)}>
            <input
              className="field"
              type="search"
              name="q"
              required
              maxLength={200}
              aria-label={t("search")}
              placeholder={t("searchPlaceholder")}
            />
          </form>
        </search>
        <nav aria-label={t("main")} className="ml-auto flex gap-4 max-lg:hidden">
          {items}
        </nav>
        <a className="button max-lg:ml-auto" href="#subscribe">
          {t("subscribe")}
        </a>
        <details className="menu lg:hidden">
          <summary className="button button-quiet">{t("menu")}</summary>
          <nav aria-label={t("menu")} className="menu-panel">
            <a href={localePath("/search", locale)} className="sm:hidden">
              {t("search")}
            </a>
            {items}
          </nav>
        </details>
      </div>
    </header>
  );
}
