import { getTranslations } from "next-intl/server";
import { readPreviewWarnings } from "#lib/publication/content/preview-warnings";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { isPreview, previewedIds } from "#lib/platform/server/preview";

type Props = { path: string | null };

/** In the draft preview: says so on every page, offers to leave it, and names what readers would not see. */
export async function PreviewBar({ path }: Props) {
  if (!(await isPreview())) return null;
  const t = await getTranslations("preview");
  const back = localePath(path ?? "/", await currentLocale());
  const warnings = await readPreviewWarnings(previewedIds()).catch(() => []);
  return (
    <aside className="preview" aria-label={t("title")}>
      <p>
        <strong>{t("title")}</strong> <span>{t("explanation")}</span>
        <a href={`/api/draft-mode/disable?path=${encodeURIComponent(back)}`} rel="nofollow">
          {t("exit")}
        </a>
      </p>
      {warnings.length > 0 && (
        <details open>
          <summary>{t("warnings", { count: warnings.length })}</summary>
          <ul lang="en">
            {warnings.map(({ document, path: at, message }) => (
              <li key={`${document} ${at} ${message}`}>
                <code>{at}</code> {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
