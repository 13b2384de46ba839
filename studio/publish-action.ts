/** Publishing that keeps old addresses: the slug that is published now joins `formerSlugs` when the draft has another. */
import { useCallback } from "react";
import type { DocumentActionComponent } from "sanity";
import { useDocumentOperation } from "sanity";
import { withFormerSlug } from "../lib/publication/content/schema/former-slug.ts";

type Slugged = { slug?: { current?: string }; formerSlugs?: string[] } | null;

/** Wraps the Studio's own publish action. */
export function keepFormerSlug(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const original = publish(props);
    const { patch } = useDocumentOperation(props.id, props.type);
    const before = props.published as Slugged;
    const after = props.draft as Slugged;
    const onHandle = useCallback(() => {
      const formerSlugs = withFormerSlug(before, after);
      if (formerSlugs) patch.execute([{ set: { formerSlugs } }]);
      original?.onHandle?.();
    }, [before, after, patch, original]);
    return original && { ...original, onHandle };
  };
  PublishAction.action = publish.action;
  return PublishAction;
}
