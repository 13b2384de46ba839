import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { searchAddress } from "@/components/publication/search/search-address";
import { StaticPart } from "@/components/site/static-part";
import type { SearchResult } from "#lib/publication/search/search";
import { kinds, listedTypes, type ListedType } from "#lib/publication/content/kinds";

type Props = { query: string; kind: ListedType | null; results: readonly SearchResult[] };

/** The results counted by kind; each count links to its part of the results. Kinds without results are left out. */
export async function SearchTabs({ query, kind, results }: Props) {
  const t = await getTranslations("search");
  const counts = new Map<ListedType, number>();
  for (const { _type } of results) counts.set(_type, (counts.get(_type) ?? 0) + 1);
  const tabs = [null, ...listedTypes]
    .map((one) => ({
      kind: one,
      name: one ? t(kinds[one].plural) : t("all"),
      count: one ? (counts.get(one) ?? 0) : results.length,
    }))
    .filter((tab) => tab.count > 0 || tab.kind === kind);
  return (
    <StaticPart>
      <nav aria-label={t("kinds")}>
        <ul className="flex flex-wrap gap-x-6 border-b-3 border-ink">
          {tabs.map((tab) => (
            <li key={tab.name}>
              <LocaleLink
                className="inline-flex min-h-11 items-center gap-[0.4rem] font-medium no-underline hover:underline aria-[current]:font-bold aria-[current]:[box-shadow:inset_0_-0.4rem_var(--color-signal)]"
                href={searchAddress(query, tab.kind)}
                aria-current={tab.kind === kind ? "page" : undefined}
              >
                {tab.name}{" "}
                <span className="text-(length:--text-sm) font-normal text-soft [font-variant-numeric:tabular-nums]">
                  {tab.count}
                </span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
    </StaticPart>
  );
}
