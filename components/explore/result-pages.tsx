import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { exploreAddress, type ExploreQuery } from "#lib/directory/explore-query";
import { writePageKey } from "#lib/directory/page-key";
import type { DirectoryPage } from "#lib/directory/provider";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

type Props = { query: ExploreQuery; page: Pick<DirectoryPage, "previous" | "next"> };

/** The ways to the pages beside this one. Nothing where all is on one page. */
export async function ResultPages({ query, page: { previous, next } }: Props) {
  const t = await getTranslations("explore.results");
  const locale = await currentLocale();
  const href = (changes: Partial<ExploreQuery>) => localePath(exploreAddress(query, changes), locale);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t("paging")} className="turn">
      {previous && (
        <ButtonLink look="quiet" rel="prev nofollow" href={href({ before: writePageKey(previous) })}>
          {t("previous")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink look="quiet" rel="next nofollow" href={href({ after: writePageKey(next) })}>
          {t("next")}
        </ButtonLink>
      )}
      {previous && <a href={href({})}>{t("first")}</a>}
    </nav>
  );
}
