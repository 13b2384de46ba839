import { getTranslations } from "next-intl/server";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { ScreenOutline } from "@/components/publication/setting-path/screen-outline";
import { StaticPart } from "@/components/site/static-part";
import { readSettingPaths } from "#lib/publication/content/setting-path";

type Props = { settingPaths: readonly string[] };

/**
 * Where the settings of a piece were found on a given day, label by label, and which help page says so; nothing if there are none.
 * The spaces between its parts matter on a printed checklist, where they separate words of one paragraph.
 */
export async function WhereItStands({ settingPaths }: Props) {
  if (settingPaths.length === 0) return null;
  const known = new Map((await readSettingPaths()).map((path) => [path._id, path]));
  const paths = settingPaths.flatMap((id) => known.get(id) ?? []);
  if (paths.length === 0) return null;
  const t = await getTranslations("content.whereItStands");
  return (
    <StaticPart>
      <aside aria-label={t("title")} className="callout callout-tip max-w-measure">
        <h2 className="text-lg">{t("title")}</h2> <p className="meta print:hidden">{t("lead")}</p>
        {paths.map(({ _id, name, system, path, isDrawn, publisher, pageTitle, url, asOf, checkedAt }) => (
          <section key={_id} className="grid gap-2 border-t border-line pt-4">
            <h3 className="text-base">
              <span lang="en">{name}</span> <span className="meta">{t(`systems.${system}`)}</span>
            </h3>{" "}
            <ol className="flex flex-wrap gap-x-2 font-semibold" lang="en">
              {path.map((label, index) => (
                <li key={index} className="min-w-0">
                  {index > 0 && <span aria-hidden="true">› </span>}
                  {label}{" "}
                </li>
              ))}
            </ol>{" "}
            {isDrawn && <ScreenOutline path={path} />}
            <p className="meta">
              {t.rich(asOf === null ? "read" : "described", {
                date: () => <StoredDate stored={asOf ?? checkedAt} />,
                source: () => (
                  <a href={url} rel="noopener" lang="en">
                    {pageTitle === null ? publisher : `${publisher}, ${pageTitle}`}
                  </a>
                ),
              })}
            </p>{" "}
          </section>
        ))}
        {paths.some(({ asOf }) => asOf === null) && <p className="meta print:hidden">{t("undated")}</p>}
      </aside>
    </StaticPart>
  );
}
