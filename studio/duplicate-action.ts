/**
 * Makes duplicates without the history of the original. A copy that kept the former addresses would get the redirects from them,
 * and feed readers would take the two documents for one piece. Nobody has reviewed it, and its publish date is that of the copy.
 */
import type { DocumentActionComponent } from "sanity";
import { asCopy } from "../lib/publication/content/schema/own-history.ts";

/** Wraps the Studio's own duplicate action, which lets a document be changed before it is stored. */
export function copyWithoutHistory(duplicate: DocumentActionComponent): DocumentActionComponent {
  const DuplicateAction: DocumentActionComponent = (props) => {
    const asked = { ...props, mapDocument: <T extends object>(document: T) => asCopy(document, new Date()) };
    return duplicate(asked);
  };
  DuplicateAction.action = duplicate.action;
  return DuplicateAction;
}
