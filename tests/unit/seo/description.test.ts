/** What search results and shared links say about a document: never more than they show. */
import { expect, test } from "vitest";
import { readDataset } from "@/scripts/content/dataset-file";
import { datasetFile } from "#lib/local/shipped-library";
import { shortDescription } from "#lib/seo/description";
import { documentMetadata } from "#lib/seo/metadata";

test("a long description ends with the last whole sentence that fits, and says nothing of the rest", () => {
  const first = "A lantern shows the path to those who walk behind it, and the ditch to those who do not.";
  const second = "It needs oil.";
  const rest = "Whoever carries one for others learns to hold it low, and to wait at each corner of the way.";
  const begun = `${first} ${second} What it needs more than oil is somebody who holds it.`;
  expect(shortDescription(begun, "en")).toBe(begun);
  expect(shortDescription(`${begun} ${rest}`, "en")).toBe(begun);
});

test("the sentence that promises an answer is not dropped with the end of it", () => {
  const worry = "A lantern shows the path to those who walk behind it, and the ditch to those who do not.";
  const answer =
    "Here is how to hold it low, how to wait at each corner of the way, and how to fill it before dark.";
  const short = shortDescription(`${worry} ${answer}`, "en");
  expect(short.startsWith(`${worry} Here is how to hold it low`)).toBe(true);
  expect(short.length).toBeGreaterThan(145);
  expect(short).toMatch(/\w…$/);
});

test("a first sentence that says too little is followed by more, which ends between two words", () => {
  const text = `It needs oil. ${"wordy ".repeat(24)}, and so on, until the lamp goes out.`;
  expect(shortDescription(text, "en")).toBe(`It needs oil. ${"wordy ".repeat(24).trim()}…`);
});

test("an abbreviation ends no sentence", () => {
  const start = "Eine Laterne zeigt den Weg denen, die hinter ihr gehen, und manchmal auch anderen, z. B.";
  const cut = shortDescription(`${start} ${"Nachbarn ".repeat(12)}.`, "de");
  expect(cut.startsWith(`${start} Nachbarn`)).toBe(true);
  expect(cut.endsWith("Nachbarn…")).toBe(true);
});

test("search results get a short text, shared links one of up to 240 characters; what an editor wrote for them stays", async () => {
  const sentence = "One sentence about lamps that is neither short nor long. ";
  const description = sentence.repeat(5).trim();
  const words = { title: "Lamps", description, keywords: [] };
  const lamps = { slug: "lamps", language: "en" as const };
  const shared = sentence.repeat(4).trim();
  expect(await documentMetadata("microBrief", { ...lamps, seo: null }, "en", [], words)).toMatchObject({
    description: sentence.repeat(2).trim(),
    openGraph: { description: shared },
    twitter: { description: shared },
  });
  const seo = { title: null, description, keywords: [], noIndex: false };
  expect(await documentMetadata("microBrief", { ...lamps, seo }, "en", [], words)).toMatchObject({
    description,
    openGraph: { description },
    twitter: { description },
  });
});

test.each(["microBrief", "microAction", "glossaryTerm", "track", "printable", "page"] as const)(
  "%s: a title and a description for search engines stand in place of the piece's own",
  async (type) => {
    const seo = { title: "Lamps, explained", description: "For search.", keywords: [], noIndex: false };
    const words = { title: "Lamps", description: "What they are.", keywords: [] };
    expect(
      await documentMetadata(type, { slug: "lamps", language: "en", seo }, "en", [], words),
    ).toMatchObject({ title: "Lamps, explained | Lantern", description: "For search." });
  },
);

test("no description of the library is cut by a search engine, and none is left too short", async () => {
  const languageOf = (language: unknown) =>
    (["es", "fr", "de", "pt"] as const).find((one) => one === language) ?? "en";
  const described = (await readDataset(datasetFile)).flatMap(({ type, fields }) => {
    const { summary, excerpt, description, language } = fields;
    const text = type === "microBrief" ? summary : type === "microAction" ? excerpt : description;
    return typeof text === "string" ? [{ text, short: shortDescription(text, languageOf(language)) }] : [];
  });
  const changed = described.filter(({ text, short }) => text !== short);
  expect(changed.length).toBeGreaterThan(400);
  for (const { text, short } of changed) {
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short.length).toBeGreaterThanOrEqual(110);
    expect(text.startsWith(short.replace(/…$/, ""))).toBe(true);
  }
});
