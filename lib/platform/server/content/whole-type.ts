import "server-only";
import { z } from "zod";
import { isPublished, languageOf } from "#lib/platform/published";
import { addressIn } from "#lib/platform/server/content/content-memos";
import { askStore } from "#lib/platform/server/content/content-store";

/** How many documents are fetched at once when a whole type is read: an answer of some 10 MB. */
const chunk = 1_000;
/** `in` is the language; what names none in words has no address. */
const wholeDocuments = z.array(
  z.object({ id: z.string(), in: z.string().catch(""), document: z.record(z.string(), z.unknown()) }),
);
const wholeTypes = new Map<string, Promise<Map<string, unknown>>>();

/** Build only: every document of a type by its address, in a number of reads that does not depend on the number of pages. */
export function wholeType(type: string, projection: string): Promise<Map<string, unknown>> {
  const key = `${type}\n${projection}`;
  const known = wholeTypes.get(key);
  if (known) return known;
  const reading = (async () => {
    const byAddress = new Map<string, unknown>();
    for (let after = ""; ;) {
      // Continues after the last read's id, because with an offset a store counts through all earlier documents again.
      const query = /* groq */ `*[_type == $type && _id > $after && ${isPublished()}] | order(_id)[0...${chunk}]
        { "id": _id, "in": ${languageOf()}, "document": { ${projection} } }`;
      const documents = wholeDocuments.parse(await askStore(query, { type, after }));
      after = documents.at(-1)?.id ?? "";
      for (const { in: language, document } of documents) {
        const address = typeof document.slug === "string" ? addressIn(language, document.slug) : null;
        if (address !== null && !byAddress.has(address)) byAddress.set(address, document);
      }
      if (documents.length < chunk) return byAddress;
    }
  })();
  wholeTypes.set(key, reading);
  return reading;
}
