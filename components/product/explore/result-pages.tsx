import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { ButtonLink } from "@/components/ui/button";
import { StaticPart } from "@/components/site/static-part";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { writeResultPlace } from "#lib/product/directory/provider/result-place";
import type { DirectoryPage } from "#lib/product/directory/provider/provider";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { query: ExploreQuery; page: Pick<DirectoryPage, "previous" | "next"> };

/**
 * Links to the previous and next page; nothing when everything is on one page. They load new documents: going back within one
 * document, the browser would look for the reader's place in the page that is being left, which may be too short for it.
 */
export async function ResultPages({ query, page: { previous, next } }: Props) {
  const t = await getTranslations("explore.results");
  const locale = await currentLocale();
  const href = (changes: Partial<ExploreQuery>) => localePath(exploreAddress(query, changes), locale);
  if (!previous && !next) return null;
  return (
    <StaticPart>
      <nav aria-label={t("paging")} className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {previous && (
          <ButtonLink look="quiet" rel="prev nofollow" href={href({ before: writeResultPlace(previous) })}>
            {t("previous")}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink look="quiet" rel="next nofollow" href={href({ after: writeResultPlace(next) })}>
            {t("next")}
          </ButtonLink>
        )}
        {previous && (
          <a href={href({})} className={target}>
            {t("first")}
          </a>
        )}
      </nav>
    </StaticPart>
  );
}
