import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";
import type { Crumb } from "#lib/seo/json-ld";

type Props = { crumbs: readonly Crumb[] };

/** The way from the home page to this one. The last crumb is the page itself, which is not shown. */
export function Breadcrumbs({ crumbs }: Props) {
  const t = useTranslations("navigation");
  const parents = crumbs.slice(0, -1);
  if (parents.length < 2) return null;
  return (
    <nav aria-label={t("breadcrumb")} className="crumbs mb-4 print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-[0.15rem] text-(length:--text-sm) text-soft">
        {parents.map(({ name, path }) => (
          <li key={path}>
            {/* Within the line its padding moves nothing, and makes it as tall as a finger needs. */}
            <LocaleLink className="py-[0.9rem]" href={path}>
              {name}
            </LocaleLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
