/** The order of the pieces of one day: ages and categories mixed, the same on every machine. */
import { createHash } from "node:crypto";

export type Mixable = { readonly id: string; readonly age: string; readonly category: string };

/** How many pieces back a repeated age or category still matters. */
const neighborhood = 4;
/** Readers notice ages first, so a repeated age costs twice as much as a repeated category. */
const ageWeight = 2;

const rank = (id: string) => createHash("sha256").update(id).digest("hex");

/**
 * Orders the pieces so that neighbors differ in age and category wherever possible. Each next one is the piece whose age and
 * category have not appeared for longest, then the one of which most are left; the hash of its id decides ties.
 */
export function mixed<T extends Mixable>(pieces: readonly T[]): T[] {
  const left = pieces.toSorted((a, b) => (rank(a.id) < rank(b.id) ? -1 : 1));
  const order: T[] = [];
  const share = (key: "age" | "category", value: string) =>
    left.filter((piece) => piece[key] === value).length / pieces.length;
  const distance = (key: "age" | "category", value: string) => {
    const back = order.toReversed().findIndex((piece) => piece[key] === value);
    return back === -1 ? neighborhood : Math.min(back, neighborhood);
  };
  const worth = ({ age, category }: T) =>
    ageWeight * (distance("age", age) + share("age", age)) +
    distance("category", category) +
    share("category", category);
  while (left.length > 0) {
    const worths = left.map(worth);
    order.push(...left.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return order;
}

/** First and last hour, in UTC, of the moments of a day: it is the same day for most readers. */
const hours = { from: 8, to: 20 } as const;

/** The moments of pieces on a day, newest first, spread evenly between these hours, in whole seconds. */
export function momentsOf(day: string, count: number): string[] {
  const start = Date.parse(`${day}T00:00:00Z`);
  const span = (hours.to - hours.from) * 3600;
  return Array.from({ length: count }, (_, index) => {
    const seconds = hours.from * 3600 + Math.round((span * (count - index)) / (count + 1));
    return new Date(start + seconds * 1000).toISOString().replace(".000Z", "Z");
  });
}
