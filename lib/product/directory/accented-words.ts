/** Words for kinds of business that are others without their accents: "babá", a nanny, is no word of "Ali Baba". */
import { fold } from "#lib/base/text/fold";

const accented: readonly string[] = [
  "babá",
  "babás",
  "colônia",
  "colônias",
  "férias",
  "balé",
  "bücher",
  "bücherei",
];

/** Each by what it is folded to. */
export const accentedBy: ReadonlyMap<string, string> = new Map(accented.map((word) => [fold(word), word]));

/** Which of these a text has with their accents. */
export function accentedIn(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(words.filter((word) => accentedBy.get(fold(word)) === word));
}
