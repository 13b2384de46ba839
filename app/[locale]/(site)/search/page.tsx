import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { searchAddress } from "@/components/publication/search/search-address";
import { SearchResults } from "@/components/publication/search/search-results";
import { SitePage } from "@/components/site/site-page";
import { parseKind, parsePageNumber, parseQuery } from "#lib/publication/search/search-query";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/search">;
const path = "/search";

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const query = parseQuery((await searchParams).q);
  const t = await getTranslations();
  return pageMetadata({
    // Several searches may be open in tabs, or follow each other in the history.
    title: query === "" ? t("content.search.title") : t("content.search.titleOf", { query }),
    description: t("common.description"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

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
