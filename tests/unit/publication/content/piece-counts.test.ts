/** How many pieces there are for whoever waits for a language. */
import { expect, test } from "vitest";
import { readPieceCount, readPieceCounts } from "#lib/publication/content/piece-counts";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const piece = (_type: string, slug: string, language: string, more: object = {}) => ({
  _id: slug,
  _type,
  language,
  title: `The piece ${slug}`,
  slug: { current: slug },
  ...more,
});

test("each language counts what its readers are given as their own, and a piece once", async () => {
  store.documents = [
    piece("microBrief", "lamp", "en"),
    piece("microBrief", "lampara", "es"),
    piece("microBrief", "lamparita", "es-mx"),
    {
      _id: "group",
      _type: "translation.metadata",
      translations: ["lamp", "lampara", "lamparita"].map((_ref) => ({ value: { _ref } })),
    },
    piece("microAction", "paso", "es"),
    piece("glossaryTerm", "neta", "es-mx", { term: "neta" }),
    // What no page shows, and what is no piece.
    piece("microBrief", "sin-titulo", "es", { title: null }),
    piece("printable", "hoja", "es", { heading: "Hoja" }),
  ];
  expect(await readPieceCounts()).toEqual({ en: 1, es: 2, "es-mx": 3, fr: 0, de: 0, pt: 0 });
  // A page that speaks of one language counts that one alone.
  expect(await Promise.all((["es-mx", "fr"] as const).map(readPieceCount))).toEqual([3, 0]);
});
