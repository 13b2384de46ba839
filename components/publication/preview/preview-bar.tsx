import { getTranslations } from "next-intl/server";
import { PresentationIsland } from "@/components/publication/preview/presentation.island";
import {
  readDocumentsAt,
  readPreviewWarnings,
  type Addressed,
} from "#lib/publication/content/preview-warnings";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { hasStudio, isPreview, missingPath, previewedIds } from "#lib/platform/server/content/preview";

type Props = { path: string | null };

/** What is said in place of a page. Most of what the bar warns of hides none. */
function whereItIs(there: readonly Addressed[]) {
  if (there.length === 0) return "nothingHere";
  return there.every(({ hasName }) => hasName) ? "elsewhere" : "notShown";
}

/**
 * In the draft preview: says so on every page, offers to leave it, and lists what is wrong with the document and what readers would
 * not see of it; where no page is, of the documents that have the address all the same.
 */
export async function PreviewBar({ path }: Props) {
  if (!(await isPreview())) return null;
  const t = await getTranslations("preview");
  const missing = path === null ? await missingPath() : null;
  const back = missing ?? localePath(path ?? "/", await currentLocale());
  const found = await nullOnError("preview warnings not read", async () => {
    const there = missing === null ? [] : await readDocumentsAt(missing);
    const ids = missing === null ? previewedIds() : there.map(({ id }) => id);
    return { there, warnings: await readPreviewWarnings(ids) };
  });
  const warnings = found?.warnings ?? [];
  return (
    <aside
      className="sticky bottom-0 z-60 max-h-[50vh] overflow-auto border-t-3 border-signal bg-raised py-1 text-(length:--text-sm) text-ink print:hidden"
      aria-label={t("title")}
    >
      {hasStudio && <PresentationIsland />}
      <div className="page">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <strong className="rounded-sm bg-signal px-2 text-on-signal">{t("title")}</strong>{" "}
          <span className="grow basis-40 text-soft">{t("explanation")}</span>
          <a
            className="inline-grid min-h-11 content-center text-link"
            href={`/api/draft-mode/disable?path=${encodeURIComponent(back)}`}
            rel="nofollow"
          >
            {t("exit")}
          </a>
        </p>
        {missing !== null && found && <p>{t(whereItIs(found.there))}</p>}
        {warnings.length > 0 && (
          <details open>
            <summary className="min-h-11 content-center text-link">
              {t("warnings", { count: warnings.length })}
            </summary>
            <ul className="list-disc pb-3 pl-5" lang="en">
              {warnings.map(({ document, place, message }, index) => (
                <li key={`${document} ${index}`} className="wrap-anywhere">
                  <strong>{place}</strong> {message}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </aside>
  );
}
