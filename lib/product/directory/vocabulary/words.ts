/** Texts as the directory compares them: without case and accents, words parted by one space. */
import { withoutApostrophes } from "#lib/base/text/apostrophes";
import { fold } from "#lib/base/text/fold";

/** A text as its words alone: what parts them is one space, whatever it was. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The words of a list, folded. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(foldWords(list).split(" "));

/** The ways in which people write a text, as its words: with its apostrophes, which part words, and without them. */
export const spellingsOf = (text: string): string[] => [
  ...new Set([foldWords(text), foldWords(withoutApostrophes(text))]),
];

/** What something is searched by: each word of these texts once, between spaces. */
export const searchTextOf = (texts: readonly string[]): string =>
  ` ${[...new Set(texts.flatMap(spellingsOf).join(" ").split(" ").filter(Boolean))].join(" ")} `;

/** Words that stand between the words one searches by. */
const small = new Set(
  "a an and at for in near nearby of on the to with cerca de del el en la las los un una y aux des du et le les pour près à au am bei das dem der die ein eine für im in nähe naehe und von as com da do em na nas no nos o os para perto um uma"
    .split(" ")
    .map(foldWords),
);
export const isSmall = (word: string): boolean => small.has(word);

const hereAlone = new RegExp(
  `^(?:${[
    "(?:near|close to|around) (?:me|us)|(?:(?:near|around) )?here|nearby|near by|close by|(?:my|current) location|my place",
    "cerca (?:de )?(?:mi|nosotros)|(?:cerca (?:de )?)?aqui|cerca|mi ubicacion|(?:mi )?ubicacion actual|por aqui",
    "(?:(?:pres|autour) (?:de? )?)?(?:chez )?(?:moi|nous|ici)|a proximite|ma position|position actuelle",
    "(?:in )?(?:der|meiner|unserer) (?:nahe|naehe)|(?:in der )?(?:nahe|naehe)|hier|bei mir|(?:mein )?(?:aktueller )?standort",
    "(?:perto|ao redor) de (?:mim|nos)|(?:perto )?(?:aqui|daqui)|perto|minha localizacao|localizacao atual",
  ].join("|")})$`,
);

/** Whether a place that somebody names is just where they are. `ME`, `MI` and `US` alone are a state or a country. */
export const isHere = (place: string): boolean => hereAlone.test(foldWords(place));

/** The word for a business that never closes: it is filed under it, and all that people call it is searched by it. */
export const roundTheClock = "24h";

/** A beginning with fewer letters than this is that of too many words. */
export const shortestBeginning = 4;
