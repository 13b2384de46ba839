import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { PageTitle } from "@/components/publication/piece/page-title";
import { ListFilter } from "@/components/publication/list/list-filter";
import { ListFilterIsland } from "@/components/publication/list/list-filter.island";
import { NoMatch } from "@/components/publication/list/no-match";
import { PageLinks } from "@/components/publication/list/page-links";
import { SitePage } from "@/components/site/site-page";
import { StaticPart } from "@/components/site/static-part";
import { GlossaryList } from "@/components/publication/term/glossary-list";
import { JumpBar } from "@/components/publication/term/jump-bar";
import { groupByLetter, letterOf } from "#lib/publication/glossary/letters";
import { localePath } from "#lib/base/i18n/paths";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { pageOf, pageParameter, termPaging } from "#lib/base/addresses/paging";
import { kinds } from "#lib/publication/content/kinds";
import { readTerms, type TermCard } from "#lib/publication/content/term";
import { holdsText } from "#lib/publication/search/text-match";
import {
  categoriesOf,
  categoryName,
  categorySlug,
  namedCategory,
} from "#lib/publication/glossary/categories";
import { heardInAll } from "#lib/publication/glossary/heard-in";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { glossaryJsonLd } from "#lib/seo/term";
import { collator } from "#lib/base/i18n/formats";
import { contentLanguage, isSameLanguage, languages } from "#lib/base/i18n/locales";

type Props = { query?: string | null; category?: string | null; page?: string | null };
const path = kinds.glossaryTerm.list;

/** Every term of the language. Those that do not match are rendered but hidden. A search covers all categories. */
export async function GlossaryPage({ query = null, category = null, page = null }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const terms = await readTerms(locale);
  const categories = categoriesOf(terms);
  const titleOf = categoryName(await getTranslations("content.term.kinds"));
  const { compare } = collator(languages[locale].tag, {});
  const groups = categories
    .map((key) => ({ key, value: categorySlug(key), title: titleOf(key) }))
    .toSorted((one, other) => compare(one.title, other.title));
  const named = namedCategory(categories, category);
  const chosen = groups.find(({ key }) => key === named) ?? null;
  const isShown = (term: TermCard) =>
    query === null
      ? chosen === null || term.category === chosen.key
      : holdsText(query, term.term, term.definition, titleOf(term.category), term.parentTranslation);
  const matching = terms.filter(isShown);
  const inOrder = groupByLetter(matching, locale).flatMap(({ terms: group }) => group);
  const { items, ...pages } = pageOf(inOrder, page, terms.length, termPaging);
  const listed = pages.isWhole ? terms : items;
  const filters = { q: query, category: chosen?.value };
  /** The address of the page that has a letter; "" for this page. */
  const pageOfLetter = (letter: string): string => {
    const number =
      Math.floor(inOrder.findIndex(({ term }) => letterOf(term, locale) === letter) / termPaging.size) + 1;
    if (pages.isWhole || number === pages.number) return "";
    return localePath(withQuery(path, { ...filters, page: pageParameter(number) }), locale);
  };
  const title = t("content.term.listTitle");
  const heardIn = heardInAll(terms, locale);
  const hasOwn = terms.some(({ language }) => isSameLanguage(language, locale));
  return (
    <SitePage
      path={path}
      address={withQuery(path, { ...filters, page: pageParameter(pages.number) })}
      trail={[{ name: title, path }]}
      things={[glossaryJsonLd({ name: title, description: t("content.term.listLead"), hasOwn }, locale)]}
    >
      <PageTitle title={title} lead={t("content.term.listLead")} />
      {terms.length === 0 ? (
        <EmptyNotice title={t("content.term.noneYet")} />
      ) : (
        <>
          <ListFilter
            path={path}
            searchLabel={t("reading.list.searchTerms")}
            query={query}
            choices={[
              {
                parameter: "category",
                label: t("reading.list.byCategory"),
                allLabel: t("reading.list.allCategories"),
                groups,
                chosen,
              },
            ]}
            reason={t.raw("content.term.inCategory") as string}
            isInPlace={pages.isWhole}
            hidesChoices
            shown={matching.length}
            total={terms.length}
          />
          <div data-list-idle hidden={query !== null}>
            <JumpBar terms={terms} shown={matching} pageOf={pageOfLetter} />
          </div>
          {heardIn && <p className="meta mt-4">{t("content.term.heardNote", { countries: heardIn })}</p>}
          <GlossaryList terms={listed} shown={new Set(items)} query={query} />
          <NoMatch
            path={path}
            title={t("content.term.empty", { query: query ?? "" })}
            template={t.raw("content.term.empty") as string}
            isShown={matching.length === 0}
            isInPlace={pages.isWhole}
          />
          {locale !== contentLanguage && hasOwn && (
            <StaticPart>
              <p className="mt-8">
                {t.rich("content.term.englishWords", {
                  link: (words) => (
                    <a href={path} hrefLang={contentLanguage}>
                      {words}
                    </a>
                  ),
                })}
              </p>
            </StaticPart>
          )}
          {pages.isWhole ? <ListFilterIsland /> : <PageLinks path={path} filters={filters} {...pages} />}
        </>
      )}
    </SitePage>
  );
}
