import type { TrackCard } from "#lib/content/track";
import { actionPath } from "#lib/seo/action";
import { briefPath } from "#lib/seo/brief";

/** The unprefixed paths of what a track holds, by which the reader's progress knows them. */
export const trackPieces = (track: Pick<TrackCard, "briefSlugs" | "actionSlugs">): string[] => [
  ...track.briefSlugs.map(briefPath),
  ...track.actionSlugs.map(actionPath),
];
