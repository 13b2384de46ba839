/**
 * Says of a translation that somebody has compared it with its original: that it is of the version that is out now. Only the
 * commands did so before, and a translation that was renewed here stayed in the list of those that are older than their original.
 */
import { useState } from "react";
import { useClient, useDocumentOperation, type DocumentActionComponent } from "sanity";
import { contentLanguage, languages } from "../lib/base/i18n/locales.ts";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import {
  comparedWith,
  isMadeFromOne,
  originalOf,
  type OriginalVersion,
} from "../lib/publication/content/schema/translation.ts";
import { withDrafts } from "./with-drafts";

/** A document action, missing for what is no translation. It edits the draft; publishing brings it out, as any edit. */
export const compared: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion });
  const { patch } = useDocumentOperation(id, type);
  const [said, setSaid] = useState<string | null>(null);
  const document = draft ?? published;
  if (!document || !isMadeFromOne(document)) return null;
  const name = languages[contentLanguage].label;
  const note = async () => {
    const original = await withDrafts(client).fetch<OriginalVersion | null>(originalOf, {
      id,
      original: contentLanguage,
    });
    if (!original) return setSaid(`No published ${name} text is tied to this one.`);
    patch.execute([{ set: { translationOf: comparedWith(original, new Date()) } }]);
    setSaid(`Noted that it says what the ${name} says now. Publish it, and readers are told so too.`);
  };
  return {
    label: `Compared with the ${name}`,
    disabled: Boolean(patch.disabled),
    onHandle: () =>
      void note().catch(() => setSaid("The content store did not answer. Try again in a moment.")),
    dialog: said !== null && {
      type: "dialog",
      header: `Compared with the ${name}`,
      content: said,
      onClose: () => setSaid(null),
    },
  };
};
