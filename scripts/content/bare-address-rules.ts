/** An address of the web in a text is a link: a parent on a phone cannot press words, and in a hurry mistypes them. */
import { objectsOf, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { findingAt, type Finding, type LibraryDocument } from "./library.ts";

/** What looks like an address and is none: names, as their bearers write them, and "for example" in two languages. */
const noAddresses: ReadonlySet<string> = new Set([
  "Character.AI",
  "StopBullying.gov",
  "jugendschutz.net",
  "p.ej",
  "p.ex",
]);

/** A host name that is not part of a longer word or of an email address. */
const hostName =
  /(?<![\p{L}\p{N}@._-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?![\p{L}\p{N}@]|[._-][\p{L}\p{N}])/giu;

/** Every address in a text that leads nowhere, once for each document. */
export const bareAddressFindings = (documents: readonly LibraryDocument[]): Finding[] =>
  documents.flatMap((document) =>
    [...new Set(blocksOf(document.fields).flatMap(bareIn))].map((address) =>
      findingAt(document, `names the address ${address} in its text without a link to it`),
    ),
  );

function blocksOf(value: unknown): Unchecked[] {
  if (Array.isArray(value)) return value.flatMap(blocksOf);
  if (!isRecord(value)) return [];
  return value._type === "block" ? [value] : Object.values(value).flatMap(blocksOf);
}

function bareIn(block: Unchecked): string[] {
  const links = new Set(
    objectsOf(block.markDefs)
      .filter(({ _type }) => _type === "link")
      .map(({ _key }) => _key),
  );
  const isLinked = ({ marks }: Unchecked) => Array.isArray(marks) && marks.some((mark) => links.has(mark));
  return objectsOf(block.children)
    .filter((span) => !isLinked(span))
    .flatMap(({ text }) => (typeof text === "string" ? [...text.matchAll(hostName)] : []))
    .map(([address]) => address)
    .filter((address) => !noAddresses.has(address));
}
