/**
 * Unpublishing that keeps a document's history: the remaining draft keeps the address and the day of review that were published.
 * Otherwise, publishing it under another address would have nothing to compare with.
 */
import { useEffect, useRef } from "react";
import type { DocumentActionComponent } from "sanity";
import { useDocumentOperation, useDocumentOperationEvent } from "sanity";
import { withReviewLeft } from "../lib/publication/content/schema/former-review.ts";
import { withSlugLeft } from "../lib/publication/content/schema/former-slug.ts";
import type { Kept } from "./publish-action";

/** Wraps the Studio's own unpublish action. */
export function keepWhatIsLeft(unpublish: DocumentActionComponent): DocumentActionComponent {
  const UnpublishAction: DocumentActionComponent = (props) => {
    const { id, type, published, draft } = props;
    const { patch } = useDocumentOperation(id, type);
    const event = useDocumentOperationEvent(id, type);
    const out = useRef(published);
    /** The last event that was handled; the Studio keeps reporting it. */
    const handled = useRef<unknown>(null);
    useEffect(() => {
      if (published) out.current = published;
      // Only once the unpublishing is done: an edit would interrupt it.
      if (published || event?.op !== "unpublish" || event.type !== "success") return;
      if (out.current?._id !== id || handled.current === event) return;
      handled.current = event;
      const withdrawn = out.current as Kept;
      const left = (draft ?? out.current) as Kept;
      out.current = null;
      const formerSlugs = withSlugLeft(withdrawn, left);
      const formerReviews = withReviewLeft(withdrawn, left);
      const set = { ...(formerSlugs ? { formerSlugs } : {}), ...(formerReviews ? { formerReviews } : {}) };
      if (Object.keys(set).length > 0) patch.execute([{ set }]);
    }, [id, published, draft, event, patch]);
    return unpublish(props);
  };
  UnpublishAction.action = unpublish.action;
  return UnpublishAction;
}
