/**
 * The plan of a search: by which queries a page is looked for.
 *
 * Of n businesses k have what is asked for, and a page needs p of them. Going through all in the order of the list, one in n/k
 * fits, and the page is full after p · n/k rows. Picking out what fits by its index reads k rows, however few are needed, and
 * sorts them. Both cost the same where k = p · n/k, and so where k = √(p · n): fewer are picked out, more are met in order.
 *
 * Of n = 1,000,000 with p = 21 (a page of 20, and one that says whether there are more) the bound is √21,000,000, about 4,583.
 * A word that 400 have is picked out: 400 rows, in place of 21 · 1,000,000/400 = 52,500. A category that 100,000 have is met in
 * order: after 21 · 10 = 210 rows, in place of 100,000.
 *
 * Of several traits the share that has all is guessed, as if one said nothing of another. Where 0.4 are open, 0.1 · 0.4 = 0.04
 * should be of that category and open, and a page be full after 21/0.04 = 525 rows. Some traits are hardly ever together, though,
 * so the next 1.6 · 525 = 840 names, or the 3 · 525 = 1,575 businesses nearest to a place, are a try; where it does not fill the
 * page, what has all the traits is picked out, which costs by those that have all of them.
 *
 * Hardly any are open by night, yet that alone picks out nothing: the index of hours knows of a week when it begins and ends,
 * and a Friday night lies within nearly all. It is one trait of several then, and the database takes what serves.
 */
import type { Category } from "#lib/product/directory/business/business";
import type { Reading } from "#lib/product/directory/provider/readings";

/** What is asked for of a business, beside where it is. */
type Trait = "category" | "open" | "phone" | Reading;

/** A trait, and about how many businesses have it. */
export type CountedTrait = { trait: Trait; count: number };

/**
 * A way to find a page. `traits` are picked out by their index first and then sorted, as is what lies `within` a chord from
 * where one searches. What a way does not name is looked at row by row: told of every index, the database would use too
 * many, since it cannot count what is near. With `order`, what comes next in the order of the list is gone through, no
 * further than the `first` so many, or until the page is full where that is null.
 */
export type Way = { order: boolean; first: number | null; traits: readonly Trait[]; within: number | null };

/** Where one searches. Distances are chords. */
type Round = {
  /** How far the page reaches; null for any distance. */
  reach: number | null;
  /** How far away what it goes on from lies; 0 on the first page, and where it goes back from the end. */
  from: number;
  isBackwards: boolean;
  /** The distance within which so many businesses lie, or a little more. */
  radiusOf: (count: number) => Promise<number>;
};

type Asked = {
  /** What is asked for, the rarest first. */
  traits: readonly CountedTrait[];
  /** How many businesses there are. */
  businesses: number;
  /** How many rows a page needs. */
  rows: number;
  /** Null where the list is by name. */
  round: Round | null;
};

const inOrder: Way = { order: true, first: null, traits: [], within: null };

const pick = (some: readonly CountedTrait[], within: number | null): Way => ({
  order: false,
  first: null,
  traits: some.map(({ trait }) => trait),
  within,
});

/** A ring round a place has so many times as many businesses as a page needs by its traits, for they are not spread evenly. */
const ringSpare = 3;
/** By name they are: so many times as many names are gone through. */
const namesSpare = 1.6;
/** A ring, or a number of names, that is larger is not worth a try. */
const mostTried = 6000;

/** The ways to a page, to be tried in turn; none where no business has what is asked for. */
export async function waysFor(asked: Asked): Promise<Way[]> {
  const { traits, businesses, rows, round } = asked;
  const [rarest] = traits.filter(({ trait }) => trait !== "open");
  // Only how many are open is guessed from a part of them.
  if (rarest?.count === 0) return [];
  // The first rows of the list lie near; the last ones would be beyond the reach.
  if (rarest && rarest.count < Math.sqrt(rows * businesses))
    return [pick([rarest], round && round.isBackwards && round.from === 0 ? round.reach : null)];
  return round ? waysRound(round, asked) : waysByName(asked);
}

function waysByName({ traits, businesses, rows }: Asked): Way[] {
  if (traits.length === 0) return [inOrder];
  const names = Math.ceil((namesSpare * rows) / shareOf(traits, businesses));
  const picked = pick(traits, null);
  return names > mostTried ? [picked] : [{ ...inOrder, first: names }, picked];
}

async function waysRound(
  { reach, from, isBackwards, radiusOf }: Round,
  { traits, businesses, rows }: Asked,
): Promise<Way[]> {
  // Going back, nothing lies farther than what it goes on from.
  if (isBackwards) return [from > 0 ? pick([], from) : pick(traits, reach)];
  const inRing = Math.ceil((ringSpare * rows) / shareOf(traits, businesses));
  const ring = inRing > mostTried ? null : Math.max(await radiusOf(inRing), from * ringSpare);
  const last = traits.length > 0 || reach !== null ? pick(traits, reach) : inOrder;
  return ring !== null && (reach === null || ring < reach) ? [pick([], ring), last] : [last];
}

/** Which share of all has every trait, if one says nothing of another; words for the same category are taken for one. */
function shareOf(traits: readonly CountedTrait[], businesses: number): number {
  const counted = new Set<Category>();
  let share = 1;
  for (const { trait, count } of traits) {
    const named = typeof trait === "string" ? [] : trait.categories;
    if (named.some((category) => counted.has(category))) continue;
    for (const category of named) counted.add(category);
    share *= Math.min(1, count / businesses);
  }
  return share;
}
