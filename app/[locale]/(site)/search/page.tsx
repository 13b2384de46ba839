import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { searchAddress } from "@/components/publication/search/search-address";
import { SearchResults } from "@/components/publication/search/search-results";
import { SitePage } from "@/components/site/site-page";
import { asksForHelp } from "#lib/publication/search/help-words";
import { searchContent } from "#lib/publication/search/search";
import { parseKind, parsePageNumber, parseQuery } from "#lib/publication/search/search-query";
import { requireLocale } from "#lib/base/i18n/current-locale";
import type { Locale } from "#lib/base/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/search">;
const path = "/search";

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const query = parseQuery((await searchParams).q);
  const t = await getTranslations();
  const isPrivate = await isInDistress(query, locale);
  const metadata = await pageMetadata({
    // Several searches may be open in tabs, or follow each other in the history.
    title: query === "" || isPrivate ? t("content.search.title") : t("content.search.titleOf", { query }),
    description: t("common.description"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
  // The next page must not learn the words either, nor whoever counts or logs it.
  return isPrivate ? { ...metadata, referrer: "strict-origin" } : metadata;
}

/** Whether a search is answered with help lines. If the store cannot be read, the page says so, and the words decide. */
const isInDistress = (query: string, locale: Locale): Promise<boolean> =>
  searchContent(query, locale).then(
    ({ helpSubjects }) => helpSubjects.length > 0,
    () => asksForHelp(query, locale),
  );

export default async function SearchPage({ params, searchParams }: Props) {
  requireLocale((await params).locale);
  const { q, type, page } = await searchParams;
  const t = await getTranslations("content.search");
  const asked = { query: parseQuery(q), kind: parseKind(type), page: parsePageNumber(page) };
  return (
    <SitePage
      path={path}
      address={asked.query === "" ? path : searchAddress(asked.query, asked.kind, asked.page)}
      trail={[{ name: t("title"), path }]}
    >
      <SearchResults {...asked} />
    </SitePage>
  );
}
