/**
 * Publishing that keeps a document's history. When the draft has another slug, the published slug joins `formerSlugs`. The first
 * slug of all and the moment of the first publishing are kept, and the day of the review joins `formerReviews`.
 */
import { useCallback } from "react";
import type { DocumentActionComponent } from "sanity";
import { useDocumentOperation } from "sanity";
import { keepsFirstPublished, keepsFirstSlug } from "../lib/publication/content/schema/content-schema.ts";
import { withFirstPublished } from "../lib/publication/content/schema/first-published.ts";
import { withFormerReview } from "../lib/publication/content/schema/former-review.ts";
import { withFirstSlug, withFormerSlug } from "../lib/publication/content/schema/former-slug.ts";

/** The fields of a document in which publishing and unpublishing keep its history, and those that they read. */
export type Kept = {
  slug?: { current?: string };
  formerSlugs?: string[];
  firstSlug?: string;
  firstPublished?: string;
  reviewedAt?: string;
  formerReviews?: string[];
} | null;

/** Wraps the Studio's own publish action. */
export function keepWhatWas(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const original = publish(props);
    const { id, type } = props;
    const { patch } = useDocumentOperation(id, type);
    const before = props.published as Kept;
    const after = props.draft as Kept;
    const onHandle = useCallback(() => {
      const formerSlugs = withFormerSlug(before, after);
      const firstSlug = keepsFirstSlug(type) ? withFirstSlug(before, after) : null;
      const firstPublished = keepsFirstPublished(type) ? withFirstPublished(before, after, new Date()) : null;
      const formerReviews = withFormerReview(before, after);
      const set = {
        ...(formerSlugs ? { formerSlugs } : {}),
        ...(firstSlug ? { firstSlug } : {}),
        ...(firstPublished ? { firstPublished } : {}),
        ...(formerReviews ? { formerReviews } : {}),
      };
      if (Object.keys(set).length > 0) patch.execute([{ set }]);
      original?.onHandle?.();
    }, [before, after, type, patch, original]);
    return original && { ...original, onHandle };
  };
  PublishAction.action = publish.action;
  return PublishAction;
}
