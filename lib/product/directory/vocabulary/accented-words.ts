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

/** Words that stand beside one of these, and in no name that is spelled like it: folded. */
const companions: ReadonlySet<string> = new Set(
  fold(
    `confiança noturna noturno diurna folguista mensalista contratar contratando vaga agência integral julho janeiro fevereiro dezembro
    verão inverno menina meninas menino meninos adulto adultos clássico iniciante iniciantes zona sul leste escolar kaufen leihen
    ausleihen`,
  ).split(/\s+/),
);
export const isCompanion = (word: string): boolean => companions.has(word);

/** Each by what it is folded to. */
export const accentedBy: ReadonlyMap<string, string> = new Map(accented.map((word) => [fold(word), word]));

/** Whether a word in small letters is one of these, with its accents. */
export const isAccented = (word: string): boolean => accentedBy.get(fold(word)) === word;

/** Which of these a text has with their accents. */
export function accentedIn(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(words.filter(isAccented));
}
