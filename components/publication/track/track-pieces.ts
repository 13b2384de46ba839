import type { TrackCard } from "#lib/publication/content/track";
import { actionPath, briefPath } from "#lib/publication/content/kinds";

/** The unprefixed paths of what a track holds, by which the reader's progress knows them. */
export const trackPieces = (track: Pick<TrackCard, "briefSlugs" | "actionSlugs">): string[] => [
  ...track.briefSlugs.map(briefPath),
  ...track.actionSlugs.map(actionPath),
];
