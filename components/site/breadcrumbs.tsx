import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import type { Crumb } from "#lib/seo/json-ld";

type Props = { crumbs: readonly Crumb[] };

/** The way from the home page to here; the last step is the page itself and no link. */
export async function Breadcrumbs({ crumbs }: Props) {
  const t = await getTranslations("navigation");
  const parents = crumbs.slice(0, -1);
  if (parents.length < 2) return null;
  return (
    <nav aria-label={t("breadcrumb")} className="crumbs mb-4">
      <ol>
        {parents.map(({ name, path }) => (
          <li key={path}>
            <LocaleLink href={path}>{name}</LocaleLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
