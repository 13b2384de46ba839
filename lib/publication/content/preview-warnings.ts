import "server-only";
/** What is wrong with a document, and what readers would not see of it, for the editor who looks at its preview. */
import { stegaClean } from "@sanity/client/stega";
import { z } from "zod";
import { listOf, orNull, text } from "#lib/publication/content/fields";
import { listedTypes } from "#lib/publication/content/kinds";
import { linkedPiece, pieceAt, type LinkedPiece } from "#lib/publication/content/piece-at";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import type { Fault } from "#lib/publication/content/schema/fault";
import { studioProblem } from "#lib/publication/content/schema/studio-problem";
import { placeWords } from "#lib/publication/content/schema/place-words";
import { documentReferences } from "#lib/publication/content/schema/references";
import { comparedName } from "#lib/publication/content/term";
import { isPublished, languageOf, nameOf } from "#lib/platform/published";
import { askStore, type QueryParams } from "#lib/platform/server/content/content-store";
import { site } from "#lib/platform/site";
import { ownPath } from "#lib/base/addresses/own-address";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { contentLanguages, localeOf, type Locale } from "#lib/base/i18n/locales";
import { splitLocale } from "#lib/base/i18n/paths";
import { isRecord } from "#lib/base/values/json";

const raw = z.looseObject({ _id: z.string(), _type: z.string() });
type Raw = z.infer<typeof raw>;

/** `place` is in the words of the form, and empty for the document as a whole. */
export type PreviewWarning = { document: string; place: string; message: string };

/** Who sees what is asked for: an editor, or the readers of the site as it is. */
type Sight = "editor" | "readers";

// Without the invisible marks that lead a click to its field in the Studio: they would count as characters of the text.
const ask = async (query: string, params: QueryParams, sight: Sight) =>
  stegaClean(await askStore(query, params, sight === "editor" ? { preview: true } : { fresh: true }));

/**
 * Everything the schema finds wrong with these documents, drafts included; and references, links to pieces and related terms that
 * lead readers nowhere, or not yet.
 */
export async function readPreviewWarnings(ids: readonly string[]): Promise<PreviewWarning[]> {
  const documents = listOf(raw).parse(await ask(`*[_id in $ids]`, { ids }, "editor"));
  const found = await Promise.all([
    referenceWarnings(documents),
    linkWarnings(documents),
    termWarnings(documents),
  ]);
  return [
    ...documents.flatMap((document) =>
      faultsOf(document).map(({ path, message }) => ({
        document: document._id,
        place: placeWords(document, path),
        message,
      })),
    ),
    ...found.flat(),
  ];
}

function faultsOf(document: Raw): Fault[] {
  const problem = studioProblem(document._type, document);
  return [...documentFaults(document), ...(problem ? [problem] : [])];
}

const notYet = "which is not published yet";

async function referenceWarnings(documents: readonly Raw[]): Promise<PreviewWarning[]> {
  const references = documents.flatMap((document) =>
    documentReferences(document).map((reference) => ({ ...reference, document })),
  );
  const ids = [...new Set(references.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const named = listOf(z.object({ _id: z.string(), name: orNull(text) }));
  const query = `*[_id in $ids && ${isPublished()}]{ _id, "name": coalesce(${nameOf}, name) }`;
  const [known, out] = await Promise.all([
    ask(query, { ids }, "editor").then((answer) => named.parse(answer)),
    ask(query, { ids }, "readers").then((answer) => named.parse(answer)),
  ]);
  const names = new Map(known.map(({ _id, name }) => [_id, name ?? _id]));
  const isOut = new Set(out.map(({ _id }) => _id));
  return references
    .filter(({ id }) => !isOut.has(id))
    .map(({ document, path, id }) => ({
      document: document._id,
      place: placeWords(document, path),
      message: names.has(id)
        ? `names “${names.get(id)}”, ${notYet}`
        : `points at "${id}", which does not exist`,
    }));
}

/** The addresses of all links in a value. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === "href" && typeof field === "string" ? [ownPath(field, site.baseUrl)] : hrefsIn(field),
  );
}

const localeIn = ({ language }: Raw): Locale => localeOf(language);

/** A link to a piece that readers do not find: they see its words alone. */
async function linkWarnings(documents: readonly Raw[]): Promise<PreviewWarning[]> {
  const links = documents.flatMap((document) =>
    hrefsIn(document).flatMap((href) => {
      const piece = linkedPiece(href, localeIn(document));
      return piece ? [{ document, href, piece }] : [];
    }),
  );
  const slugs = [...new Set(links.map(({ piece }) => piece.slug))];
  if (slugs.length === 0) return [];
  const query = `*[_type in ${JSON.stringify(listedTypes)} && ${isPublished()} && (slug.current in $slugs || count(formerSlugs[@ in $slugs]) > 0)]
    { _type, "slugs": [slug.current, ...coalesce(formerSlugs, [])] }`;
  const withSlugs = listOf(z.object({ _type: z.string(), slugs: listOf(text) }));
  const addresses = async (sight: Sight) =>
    new Set(
      withSlugs
        .parse(await ask(query, { slugs }, sight))
        .flatMap(({ _type, slugs: all }) => all.map((slug) => `${_type} ${slug}`)),
    );
  const [known, out] = await Promise.all([addresses("editor"), addresses("readers")]);
  const address = ({ type, slug }: LinkedPiece) => `${type} ${slug}`;
  return links
    .filter(({ piece }) => !out.has(address(piece)))
    .map(({ document, href, piece }) => ({
      document: document._id,
      place: "A link",
      message: known.has(address(piece))
        ? `leads to ${href}, ${notYet}: until then readers see its words alone`
        : `leads to ${href}, where there is no page: readers see its words alone`,
    }));
}

/** A related term without an entry in the language of the one that names it. */
async function termWarnings(documents: readonly Raw[]): Promise<PreviewWarning[]> {
  const terms = documents.filter(({ _type }) => _type === "glossaryTerm");
  const warnings = terms.map(async (document) => {
    const related = listOf(text).parse(document.relatedTerms);
    if (related.length === 0) return [];
    const names = listOf(text).parse(
      await ask(
        `*[_type == "glossaryTerm" && defined(slug.current) && ${languageOf()} == $language && ${isPublished()}].term`,
        { language: localeIn(document) },
        "readers",
      ),
    );
    const known = new Set(names.map(comparedName));
    return related
      .filter((name) => !known.has(comparedName(name)))
      .map((name) => ({
        document: document._id,
        place: placeWords(document, "relatedTerms"),
        message: `has “${name}”, of which there is no published entry: readers see the word alone`,
      }));
  });
  return (await Promise.all(warnings)).flat();
}

/** A document with an address. Without a name (a printable, without a heading) no page shows it; anything else may be missing. */
const addressed = z.object({ id: z.string(), hasName: z.boolean() });
export type Addressed = z.infer<typeof addressed>;

/** The documents whose page would be at this path, drafts too. */
export async function readDocumentsAt(address: string): Promise<Addressed[]> {
  const { locale, path } = splitLocale(address);
  const { type, slug } = pieceAt(path) ?? { type: "page", slug: percentDecoded(path.slice(1)) ?? "" };
  const query = `*[_type == $type && slug.current == $slug && ${languageOf()} in $languages] { "id": _id, "hasName": defined(${nameOf}) }`;
  return listOf(addressed).parse(
    await ask(query, { type, slug, languages: contentLanguages(locale) }, "editor"),
  );
}
