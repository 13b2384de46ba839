import { getTranslations } from "next-intl/server";

type Props = { pieces: readonly string[] };

/**
 * How far a reader has come in a track: `3 of 7`. Rendered as if nothing were done, hidden but with its space reserved, until the
 * arrival script has read what this browser stores.
 */
export async function TrackProgress({ pieces }: Props) {
  const t = await getTranslations("library.track");
  if (pieces.length === 0) return null;
  return (
    <span className="progress invisible inline-flex items-center gap-2 whitespace-nowrap [font-variant-numeric:tabular-nums] data-begun:visible noscript:hidden">
      <span className="sr-only">{`${t("label")}: `}</span>
      <span data-pieces={pieces.join(" ")} suppressHydrationWarning>
        {t("progress", { done: 0, all: pieces.length })}
      </span>
    </span>
  );
}

/** The words with which the progress of every track on the page is filled in. Once per page. */
export async function TrackProgressKeeper() {
  const t = await getTranslations("library.track");
  return (
    <span
      hidden
      data-track-progress={t("progress", { done: "{done}", all: "{all}" })}
      data-track-done={t("done")}
    />
  );
}
