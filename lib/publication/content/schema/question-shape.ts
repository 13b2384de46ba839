/** A question of a track's check: one of its answers is right. Pure. */
import { objectsOf } from "./fault.ts";

/** What is wrong with the answers of a question as a whole; null when one of them, and only one, is right. */
export function oneRightAnswer({ answers }: Readonly<Record<string, unknown>>): string | null {
  const given = objectsOf(answers);
  const right = given.filter(({ isRight }) => isRight === true).length;
  if (right !== 1) return `has ${right} right answers; it needs exactly one`;
  const texts = given.map(({ text }) => String(text).trim().toLowerCase());
  return new Set(texts).size < texts.length ? "has the same answer twice" : null;
}
