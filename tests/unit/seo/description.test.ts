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
  expect(shortDescription(`${first} ${second}`, "en")).toBe(`${first} ${second}`);
  expect(shortDescription(`${first} ${second} ${rest}`, "en")).toBe(`${first} ${second}`);
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

test("a page, the networks and nobody else are told the short text; what an editor wrote for them stays", async () => {
  const description = "One sentence about lamps that is neither short nor long. ".repeat(5).trim();
  const words = { title: "Lamps", description, keywords: [] };
  const lamps = { slug: "lamps", language: "en" as const };
  const short = "One sentence about lamps that is neither short nor long. ".repeat(2).trim();
  expect(await documentMetadata("microBrief", { ...lamps, seo: null }, "en", [], words)).toMatchObject({
    description: short,
    openGraph: { description: short },
    twitter: { description: short },
  });
  const seo = { title: null, description, keywords: [], noIndex: false };
  expect((await documentMetadata("microBrief", { ...lamps, seo }, "en", [], words)).description).toBe(
    description,
  );
});

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
    expect(short.length).toBeGreaterThanOrEqual(70);
    expect(text.startsWith(short.replace(/…$/, ""))).toBe(true);
  }
});
