/** Terms in a preview that carries, invisibly, where each shown word is edited. */
import { expect, test } from "vitest";
import { linkTerms } from "#lib/publication/glossary/link-terms";
import { readTerm, readTermLinks } from "#lib/publication/content/term";
import { draft } from "@/tests/support/next/next-headers";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const mark = "\u200b\u200c";

/** An answer as a preview gives it: what its shown fields say is marked. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      ["term", "text"].includes(name) && typeof field === "string" ? field + mark : marked(field),
    ]),
  );
}

draft.isEnabled = true;

const store = storeOfDocuments();
store.asShown = marked;

const term = (slug: string, more: object = {}) => ({
  _id: `term-${slug}`,
  _type: "glossaryTerm",
  _updatedAt: "2026-11-20T08:00:00Z",
  term: slug,
  slug: { current: slug },
  ...more,
});

test("a term's related ones are linked, and a text links the terms that it names", async () => {
  store.documents = [term("rizz", { relatedTerms: ["aura", "unknown"] }), term("aura")];
  const found = await readTerm("rizz", "en");
  expect(found?.term).toBe(`rizz${mark}`);
  expect(found?.linkedTerms.map(({ slug }) => slug)).toEqual(["aura"]);

  const span = { _type: "span", _key: "s", text: `He has aura${mark}`, marks: [] };
  const block = { _type: "block", _key: "b", style: "normal", children: [span], markDefs: [] };
  const { linked } = linkTerms([block], await readTermLinks("en"));
  expect(linked.map(({ slug }) => slug)).toEqual(["aura"]);
});
