import "server-only";
/** The letters that are out, composed of the library as its dates say. */
import {
  readFirstLetterDay,
  readLetterCandidates,
  readLetterEditions,
  readLetterPieces,
  type LetterEdition,
  type LetterPiece,
} from "#lib/publication/content/letter";
import { composeLetters, piecesOf, type Choice } from "#lib/publication/letters/compose-letters";
import { monthOf, type Month } from "#lib/publication/letters/seasons";
import { isLetterDay, lastLetterDay, nextLetterDay } from "#lib/base/site/letter-days";
import type { Locale } from "#lib/base/i18n/locales";
import { isPreview } from "#lib/platform/server/content/preview";

/** A letter as it is shown. Every list may be empty, but not all of them. */
export type Letter = {
  day: string;
  /** The editor's words; the letter's own are made where it is shown. */
  title: string | null;
  opening: string | null;
  chosen: LetterPiece[];
  fresh: LetterPiece[];
  checked: LetterPiece[];
  seasonal: LetterPiece | null;
  month: Month;
  rest: Choice["rest"];
};

/** What is known of the letters as a whole. */
type Letters = {
  choices: Choice[];
  editions: Map<string, LetterEdition>;
  /** The Sunday of the next one; null while no letters are written. */
  next: string | null;
};

/** All letters up to now, oldest first; `withNext` adds the next one, and a preview all that editors have planned. */
async function readChoices(withNext: boolean): Promise<Letters> {
  const [first, editions, pieces] = await Promise.all([
    readFirstLetterDay(),
    readLetterEditions(),
    readLetterCandidates(),
  ]);
  if (first === null) return { choices: [], editions: new Map(), next: null };
  const now = new Date();
  const next = nextLetterDay(first, now);
  const planned = editions.map(({ day }) => day).filter(isLetterDay);
  const last = (await isPreview())
    ? [next, ...planned].toSorted().at(-1)
    : withNext
      ? next
      : lastLetterDay(now);
  return {
    choices: composeLetters({ first, last: last ?? next }, pieces, editions),
    editions: new Map(editions.map((edition) => [edition.day, edition])),
    next,
  };
}

/** The letters with their pieces. One whose pieces are all gone is left out. */
async function withPieces(
  choices: readonly Choice[],
  editions: Letters["editions"],
  locale: Locale,
): Promise<Letter[]> {
  const ids = [...new Set(choices.flatMap(piecesOf))].toSorted();
  const pieces = new Map((await readLetterPieces(ids, locale)).map((piece) => [piece._id, piece]));
  const found = (wanted: readonly string[]) => wanted.flatMap((id) => pieces.get(id) ?? []);
  return choices.flatMap(({ day, chosen, fresh, checked, seasonal, rest }) => {
    const edition = editions.get(day);
    const letter: Letter = {
      day,
      title: edition?.title ?? null,
      opening: edition?.opening ?? null,
      chosen: found(chosen),
      fresh: found(fresh),
      checked: found(checked),
      seasonal: (seasonal === null ? undefined : pieces.get(seasonal)) ?? null,
      month: monthOf(day),
      rest,
    };
    return letterPieces(letter).length === 0 ? [] : [letter];
  });
}

/** Every piece of a letter, in its order. */
export const letterPieces = (letter: Letter): LetterPiece[] => [
  ...letter.chosen,
  ...letter.fresh,
  ...letter.checked,
  ...(letter.seasonal ? [letter.seasonal] : []),
];

/** The days of all letters that are out, newest first. */
export async function readLetterDays(): Promise<string[]> {
  const { choices } = await readChoices(false);
  return choices.map(({ day }) => day).toReversed();
}

/** The newest letters, newest first, and the day of the next; null for it while no letters are written. */
export async function readNewestLetters(
  locale: Locale,
  most = Infinity,
): Promise<{ letters: Letter[]; next: string | null }> {
  const { choices, editions, next } = await readChoices(false);
  const newest = choices.toReversed().slice(0, most);
  return { letters: await withPieces(newest, editions, locale), next };
}

/** The letter of a day; null when none came out on it. */
export async function readLetter(day: string, locale: Locale): Promise<Letter | null> {
  if (!isLetterDay(day)) return null;
  const { choices, editions } = await readChoices(false);
  const choice = choices.find((one) => one.day === day);
  const [letter] = choice ? await withPieces([choice], editions, locale) : [];
  return letter ?? null;
}

/**
 * The letter that comes next, as it would be composed now; null while there is nothing to make it of, and where an editor wants
 * none.
 */
export async function readNextLetter(
  locale: Locale,
): Promise<{ day: string | null; letter: Letter | null; isSkipped: boolean }> {
  const { choices, editions, next } = await readChoices(true);
  const choice = choices.find(({ day }) => day === next);
  const [letter] = choice ? await withPieces([choice], editions, locale) : [];
  const isSkipped = next !== null && editions.get(next)?.isSkipped === true;
  return { day: next, letter: letter ?? null, isSkipped };
}
