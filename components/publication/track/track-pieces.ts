import type { TrackCard, TrackPiece } from "#lib/publication/content/track";
import { kindPath } from "#lib/publication/content/kinds";

/** The unprefixed path of a piece, under which the reader's progress knows it. */
export const piecePath = ({ _type, slug }: Pick<TrackPiece, "_type" | "slug">): string =>
  kindPath(_type, slug);

/** How many pieces of each kind a track has, as the messages need it. */
export function trackHolds({ pieces }: Pick<TrackCard, "pieces">) {
  const count = (type: TrackPiece["_type"]) => pieces.filter(({ _type }) => _type === type).length;
  return { briefs: count("microBrief"), actions: count("microAction"), words: count("glossaryTerm") };
}

/** Minutes as hours and minutes, to the nearest five: nobody reads to the minute. */
export function roughTime(minutes: number) {
  const rough = Math.max(5, Math.round(minutes / 5) * 5);
  return { hours: Math.floor(rough / 60), minutes: rough % 60 };
}

/** The parts of a line of an agreement, between which there is something to fill in. */
export const agreementParts = (line: string): string[] => line.split(/_{3,}/);
