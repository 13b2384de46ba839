import { getTranslations } from "next-intl/server";
import { longestQuery } from "#lib/publication/search/search-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: string };

/** The search page's own form: a plain GET form, so it works everywhere. */
export async function SearchForm({ query }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <search className="relative" aria-label={t("content.search.label")}>
      <form action={localePath("/search", locale)} className="flex flex-wrap gap-3">
        <input
          id="search"
          className="field grow basis-40"
          type="search"
          name="q"
          required
          maxLength={longestQuery}
          pattern=".*\S.*"
          autoComplete="off"
          defaultValue={query}
          aria-label={t("content.search.label")}
          data-suggest=""
        />
        <button className="button" type="submit">
          {t("navigation.search")}
        </button>
      </form>
    </search>
  );
}
