import { getTranslations } from "next-intl/server";
import { longestQuery } from "#lib/publication/search/search-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** The header's search box: a plain GET form, so it works everywhere; suggestions are loaded when a reader enters it. */
export async function HeaderSearch() {
  const t = await getTranslations("navigation");
  const locale = await currentLocale();
  return (
    <search className="finder relative">
      <form action={localePath("/search", locale)}>
        <input
          id="find"
          className="field"
          type="search"
          name="q"
          required
          pattern=".*\S.*"
          maxLength={longestQuery}
          autoComplete="off"
          aria-label={t("search")}
          placeholder={t("searchPlaceholder")}
          data-suggest=""
        />
      </form>
    </search>
  );
}
