/**
 * Duplicating that leaves the original's history with the original. A copy that took its former addresses along would be led to
 * from them, and feed readers would take the two for one piece.
 */
import type { DocumentActionComponent } from "sanity";
import { withoutHistory } from "../lib/publication/content/schema/own-history.ts";

/** Wraps the Studio's own duplicate action, which has a document changed before it is stored. */
export function copyWithoutHistory(duplicate: DocumentActionComponent): DocumentActionComponent {
  const DuplicateAction: DocumentActionComponent = (props) => {
    const asked = { ...props, mapDocument: withoutHistory };
    return duplicate(asked);
  };
  DuplicateAction.action = duplicate.action;
  return DuplicateAction;
}
