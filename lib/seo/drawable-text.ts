/**
 * Texts with only the characters that the font of the share images has (lib/seo/fonts; a test compares the two). For any other
 * character the drawing library would ask a font service on the network, and without a network a reader would wait for it. Pure.
 */

/** The characters that the font has. */
const drawn =
  /[\u0020-\u007E\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u00FF\u0102\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C\u201D\u2022\u2026\u20AC]/;

/** The nearest replacement of a character that the font lacks and that cannot be decomposed. */
const instead: Readonly<Record<string, string>> = {
  // Spaces at which no line may break: French has one before its punctuation marks.
  "\u2007": "\u00A0",
  "\u202F": "\u00A0",
  // German quotation marks open at the bottom of the line.
  "\u201E": "\u201A\u201A",
  "\u2039": "\u2018",
  "\u203A": "\u2019",
  "\u2010": "-",
  "\u2011": "-",
  "\u2015": "\u2014",
  "\u2212": "\u2013",
  "\u2032": "\u2019",
  "\u2033": "\u201D",
  // Arrows, as in a path through menus.
  "\u2190": "<",
  "\u2192": ">",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  Ł: "L",
  ł: "l",
  ẞ: "SS",
};

function drawable(character: string): string {
  if (drawn.test(character)) return character;
  const plain = instead[character];
  if (plain !== undefined) return plain;
  if (/\s/.test(character)) return " ";
  // A letter loses the marks that the font does not have; an emoji is dropped.
  return Array.from(character.normalize("NFKD"))
    .filter((part) => drawn.test(part))
    .join("");
}

/** A text without the characters that the font cannot draw. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize("NFC"), drawable)
    .join("")
    .replace(/[^\S\u00A0]+/g, " ")
    .trim();
