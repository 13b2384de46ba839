/**
 * The rule that composes a letter from the library. Pure. It looks only at what does not change once a letter is out: the day a
 * piece came out, all days on which it was reviewed, and its subjects. Among equal pieces a lot decides, which follows from the
 * letter's day and the piece's id and so is the same each time. If a piece is added, corrected, reviewed again or withdrawn
 * later, the choice of the others stays as it was.
 */
import type { PieceType } from "#lib/publication/content/kinds";
import { monthOf, seasons } from "#lib/publication/letters/seasons";
import { letterDays, weekOf } from "#lib/base/site/letter-days";

/** What choosing needs to know of a piece. */
export type Candidate = {
  readonly _id: string;
  readonly _type: PieceType;
  /** The moment it came out; null where nobody knows. */
  readonly since: string | null;
  /** Every day on which it was reviewed. */
  readonly reviews: readonly string[];
  /** Its category and topics, by slug. */
  readonly subjects: readonly string[];
};

/** What an editor says about the letter of one day, in place of the rule. */
export type Edition = {
  readonly day: string;
  readonly isSkipped: boolean;
  /** Ids, in the order of the letter; none leaves the choice to the rule. */
  readonly pieces: readonly string[];
  readonly seasonal: string | null;
};

/** Which pieces stand in a letter, by id. */
export type Choice = {
  readonly day: string;
  /** What the editor chose; the two after it are empty then. */
  readonly chosen: readonly string[];
  readonly fresh: readonly string[];
  readonly checked: readonly string[];
  readonly seasonal: string | null;
  /** How many more came out that week, by type. */
  readonly rest: Readonly<Partial<Record<PieceType, number>>>;
};

/** How many of what came out that week a letter shows, by type in the order of the letter. */
const mostFresh: Readonly<Record<PieceType, number>> = {
  microBrief: 3,
  microAction: 2,
  track: 1,
  glossaryTerm: 3,
};
const typesInOrder = Object.keys(mostFresh) as PieceType[];
const mostChecked = 3;
/** A piece for the season was in none of so many letters before. */
const restedLetters = 26;

/** Every letter from the first day to the last, oldest first. A week that gives none is left out. */
export function composeLetters(
  { first, last }: { first: string; last: string },
  candidates: readonly Candidate[],
  editions: readonly Edition[],
): Choice[] {
  const pieces = candidates.map((piece) => ({ ...piece, since: inUtc(piece.since) }));
  const byDay = new Map(editions.map((edition) => [edition.day, edition]));
  const letters: Choice[] = [];
  for (const day of letterDays(first, last)) {
    const recent = new Set(letters.slice(-restedLetters).flatMap(piecesOf));
    const letter = composeLetter(day, pieces, recent, byDay.get(day) ?? null);
    if (letter) letters.push(letter);
  }
  return letters;
}

/** Every piece of a letter. */
export const piecesOf = ({ chosen, fresh, checked, seasonal }: Choice): string[] => [
  ...chosen,
  ...fresh,
  ...checked,
  ...(seasonal === null ? [] : [seasonal]),
];

/**
 * The letter of one day; null when there is none. A week in which nothing came out and nothing was reviewed gives none: an
 * old piece alone is no news.
 */
function composeLetter(
  day: string,
  pieces: readonly Candidate[],
  recent: ReadonlySet<string>,
  edition: Edition | null,
): Choice | null {
  if (edition?.isSkipped) return null;
  const { from } = weekOf(day);
  const byEditor = edition !== null && edition.pieces.length > 0;
  const published = byEditor ? [] : pieces.filter(({ since }) => isWithin(since, from, day));
  const fresh = typesInOrder.flatMap((type) =>
    published
      .filter(({ _type }) => _type === type)
      .toSorted(newestFirst)
      .slice(0, mostFresh[type]),
  );
  const checked = byEditor
    ? []
    : pieces
        .filter(
          ({ since, reviews }) =>
            isBefore(since, from) && reviews.some((review) => isWithin(review, from, day)),
        )
        .toSorted(byLot(day))
        .slice(0, mostChecked);
  const chosen = byEditor ? edition.pieces : [];
  if (chosen.length + fresh.length + checked.length === 0) return null;
  const taken = new Set([...chosen, ...fresh.map(idOf), ...checked.map(idOf)]);
  const seasonal =
    edition?.seasonal ??
    seasonalPiece(
      day,
      pieces.filter((piece) => !taken.has(piece._id) && !recent.has(piece._id)),
      published.some(({ _type }) => _type === "microAction"),
    );
  // What an editor wants for the season may have come out or been reviewed that week, and stands in the letter already.
  const isAnother = seasonal !== null && !taken.has(seasonal);
  return {
    day,
    chosen,
    fresh: fresh.map(idOf),
    checked: checked.map(idOf),
    seasonal: isAnother ? seasonal : null,
    rest: restOf(published, fresh),
  };
}

/**
 * The brief or action for the season: of those from before the week, or, where the library is that young, from before the
 * letter. In a week without a new action it is an action where one fits, so that there is something to do.
 */
function seasonalPiece(day: string, pieces: readonly Candidate[], hasAction: boolean): string | null {
  const { from } = weekOf(day);
  const subjects = seasons[monthOf(day)];
  const fitting = pieces
    .filter(({ _type }) => _type === "microBrief" || _type === "microAction")
    .map((piece) => ({ piece, fit: piece.subjects.filter((subject) => subjects.includes(subject)).length }))
    .filter(({ piece, fit }) => fit > 0 && isBefore(piece.since, day));
  const older = preferring(fitting, ({ piece }) => isBefore(piece.since, from));
  const wanted = preferring(older, ({ piece }) => hasAction || piece._type === "microAction");
  const best = Math.max(...wanted.map(({ fit }) => fit));
  const [drawn] = wanted
    .filter(({ fit }) => fit === best)
    .map(({ piece }) => piece)
    .toSorted(byLot(day));
  return drawn?._id ?? null;
}

/** Those that are so, or all where none is. */
function preferring<T>(items: readonly T[], isSo: (item: T) => boolean): readonly T[] {
  const so = items.filter(isSo);
  return so.length > 0 ? so : items;
}

function restOf(published: readonly Candidate[], shown: readonly Candidate[]): Choice["rest"] {
  const count = (pieces: readonly Candidate[], type: PieceType) =>
    pieces.filter(({ _type }) => _type === type).length;
  return Object.fromEntries(
    typesInOrder
      .map((type) => [type, count(published, type) - count(shown, type)] as const)
      .filter(([, more]) => more > 0),
  );
}

const idOf = ({ _id }: Candidate) => _id;

/** The same moment in UTC: written in another zone, it might be counted in another week. Null when it cannot be read. */
function inUtc(moment: string | null): string | null {
  const time = Date.parse(moment ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

// Days and moments in UTC compare as texts.
const isWithin = (moment: string | null, from: string, to: string): boolean =>
  moment !== null && moment >= from && moment < to;
const isBefore = (moment: string | null, limit: string): boolean => moment !== null && moment < limit;

const newestFirst = (one: Candidate, other: Candidate): number =>
  compare(other.since ?? "", one.since ?? "") || compare(one._id, other._id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** An order that differs from letter to letter. A piece's lot does not depend on which other pieces there are. */
const byLot = (day: string) => {
  const lots = new Map<string, number>();
  const lotOf = (id: string) => {
    const lot = lots.get(id) ?? hash(`${day} ${id}`);
    lots.set(id, lot);
    return lot;
  };
  return (one: Candidate, other: Candidate): number =>
    lotOf(one._id) - lotOf(other._id) || compare(one._id, other._id);
};

/** A number from a text, spread well (FNV-1a, stirred once more at its end): the same text gives the same on any machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}
