import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawableText } from "#lib/seo/drawable-text";

/** The characters of the shipped font, from its table `cmap` (format 4: segments of code points). */
function charactersOfFont(): Set<number> {
  const font = readFileSync("lib/seo/fonts/bricolage-grotesque-700.ttf");
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const start = font.readUInt32BE(cmap + 8);
  const table = start + font.readUInt32BE(start + 8);
  expect(font.readUInt16BE(table)).toBe(4);
  const segments = font.readUInt16BE(table + 6) / 2;
  const found = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const at = (list: number) => table + 14 + 2 * (list * segments + segment) + (list > 0 ? 2 : 0);
    const [last, first] = [font.readUInt16BE(at(0)), font.readUInt16BE(at(1))];
    const offset = font.readUInt16BE(at(3));
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? (code + font.readUInt16BE(at(2))) & 0xffff
          : font.readUInt16BE(at(3) + offset + 2 * (code - first));
      if (glyph !== 0) found.add(code);
    }
  }
  return found;
}
const inFont = charactersOfFont();
const strangersOf = (text: string) =>
  Array.from(text).filter((character) => !inFont.has(character.codePointAt(0) ?? 0));

test("whatever is written, nothing is drawn that the font has not", () => {
  expect(inFont.size).toBeGreaterThan(200);
  const texts = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  expect(texts.filter((text) => strangersOf(drawableText(`x${text}x`)).length > 0)).toEqual([]);
});

test("what the font has is drawn as it is written", () => {
  const changed = [...inFont]
    .map((code) => `x${String.fromCodePoint(code)}x`)
    .filter((text) => drawableText(text) !== text);
  expect(changed).toEqual([]);
});

test.each([
  ["Premier téléphone\u202f: lequel\u202f?", "Premier téléphone\u00a0: lequel\u00a0?"],
  ["„Nur noch fünf Minuten“", "‚‚Nur noch fünf Minuten“"],
  ["Settings → Privacy", "Settings > Privacy"],
  ["Škoda, Łukasz and Željko", "Skoda, Lukasz and Zeljko"],
  // Taken apart by whoever wrote it.
  ["Cafe\u0301 a\u0304", "Café a"],
  ["Rizz 😎\n and\taura 👨‍👩‍👧", "Rizz and aura"],
  ["ランタン", ""],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
