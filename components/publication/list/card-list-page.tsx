import type { ReactNode } from "react";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { PageTitle } from "@/components/publication/piece/page-title";
import { chosenValues } from "@/components/publication/list/choice-chips";
import { ListFilter, type ListFilterProps } from "@/components/publication/list/list-filter";
import { ListFilterIsland } from "@/components/publication/list/list-filter.island";
import { NoMatch } from "@/components/publication/list/no-match";
import { PageLinks } from "@/components/publication/list/page-links";
import { SitePage } from "@/components/site/site-page";
import { StaticPart } from "@/components/site/static-part";
import { currentLocale } from "#lib/base/i18n/current-locale";
import type { Locale } from "#lib/base/i18n/locales";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { cardPaging, pageOf, pageParameter } from "#lib/base/addresses/paging";
import { itemListJsonLd } from "#lib/seo/json-ld";

type Piece = { title: string; slug: string; language: Locale };

type Props<P extends Piece> = {
  /** Unprefixed path of the list. */
  path: string;
  pathOf: (slug: string) => string;
  title: string;
  lead: string;
  /** What is said where nothing matches. */
  empty: string;
  /** What the address asks for. */
  query: string | null;
  page: string | null;
  pieces: readonly P[];
  matches: (piece: P) => boolean;
  /** The card of a piece, with its key. */
  card: (piece: P, isHidden: boolean) => ReactNode;
  filter: Omit<ListFilterProps, "path" | "query" | "isInPlace" | "shown" | "total">;
};

/** All pieces of a kind as cards. Those that do not match are rendered but hidden, so that the island can show them. */
export async function CardListPage<P extends Piece>(props: Props<P>) {
  const { path, title, empty, query, pieces, filter } = props;
  const matching = pieces.filter(props.matches);
  const { items: onPage, ...pages } = pageOf(matching, props.page, pieces.length, cardPaging);
  const shown = new Set(onPage);
  const items = onPage.map((piece) => ({
    name: piece.title,
    path: props.pathOf(piece.slug),
    language: piece.language,
  }));
  const part = { all: matching.length, before: (pages.number - 1) * cardPaging.size };
  const filters = { q: query, ...chosenValues(filter.choices) };
  return (
    <SitePage
      path={path}
      address={withQuery(path, { ...filters, page: pageParameter(pages.number) })}
      trail={[{ name: title, path }]}
      things={[itemListJsonLd(path, items, await currentLocale(), part)]}
    >
      <PageTitle title={title} lead={props.lead} />
      {pieces.length === 0 ? (
        <EmptyNotice title={empty} />
      ) : (
        <>
          <ListFilter
            {...filter}
            path={path}
            query={query}
            isInPlace={pages.isWhole}
            shown={matching.length}
            total={pieces.length}
          />
          <StaticPart>
            <div className="grid-cards">
              {(pages.isWhole ? pieces : onPage).map((piece) => props.card(piece, !shown.has(piece)))}
            </div>
          </StaticPart>
          <NoMatch path={path} title={empty} isShown={matching.length === 0} isInPlace={pages.isWhole} />
          {pages.isWhole ? <ListFilterIsland /> : <PageLinks path={path} filters={filters} {...pages} />}
        </>
      )}
    </SitePage>
  );
}
