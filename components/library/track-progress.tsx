import { getTranslations } from "next-intl/server";
import { TrackProgressIsland } from "@/components/library/track-progress.island";

type Props = { pieces: readonly string[] };

/**
 * How far a reader has come in a track: `3 of 7`. Rendered as nothing done and kept out of sight, with its space
 * reserved, until the page's one `TrackProgressKeeper` knows better.
 */
export async function TrackProgress({ pieces }: Props) {
  if (pieces.length === 0) return null;
  const t = await getTranslations("library.track");
  return (
    <span className="progress">
      <span className="sr-only">{`${t("label")}: `}</span>
      <span data-pieces={pieces.join(" ")}>{t("progress", { done: 0, all: pieces.length })}</span>
    </span>
  );
}

/** Fills in the progress of every track on the page. Once a page. */
export async function TrackProgressKeeper() {
  const t = await getTranslations("library.track");
  return <TrackProgressIsland progress={t("progress", { done: "{done}", all: "{all}" })} done={t("done")} />;
}
