import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import { RetryIsland } from "@/components/site/retry.island";
import type { ErrorKind } from "#lib/base/addresses/fallback-paths";

type Props = { kind: ErrorKind };

/** The body of a page that could not be rendered: the text for its kind, Retry, and a link home. */
export async function LoadErrorNotice({ kind }: Props) {
  const t = await getTranslations();
  return (
    <div
      className="grid max-w-measure justify-items-start gap-5 py-[clamp(1rem,6vw,4rem)] *:max-w-full"
      role="alert"
    >
      <h1>{t(`errors.${kind}.title`)}</h1>
      <p className="text-lg text-soft">{t(`errors.${kind}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <RetryIsland label={t("common.retry")} />
        <LocaleLink className="button button-quiet" href={kind === "track" ? "/tracks" : "/"}>
          {t(kind === "track" ? "common.trackNotFound.home" : "common.notFound.home")}
        </LocaleLink>
      </div>
    </div>
  );
}
