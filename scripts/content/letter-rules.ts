/** Rules on the Sunday letters: an editor's document is for one Sunday on which a letter is published. */
import { findingAt, type Finding, type LibraryDocument } from "./library.ts";

/** Faults of the letters' documents that cannot be seen in a single one. */
export function letterFindings(documents: readonly LibraryDocument[]): Finding[] {
  const settings = documents.find(({ type, isDraft }) => type === "siteSettings" && !isDraft);
  const first = settings?.fields.firstLetter;
  const owners = new Map<unknown, LibraryDocument>();
  return [
    ...documents
      .filter(({ type }) => type === "letter")
      .flatMap((letter) => {
        const { day } = letter.fields;
        const faults: string[] = [];
        if (typeof first !== "string")
          faults.push("no letter comes out: the site's settings name no first one");
        else if (typeof day === "string" && day < first)
          faults.push(`day is ${day}; the first letter is that of ${first}`);
        const owner = owners.get(day);
        if (!letter.isDraft && owner) faults.push(`is for ${String(day)}, as ${owner.id} is`);
        if (!letter.isDraft && !owner) owners.set(day, letter);
        return faults.map((fault) => findingAt(letter, fault));
      }),
  ];
}
