/** Opens the page of a document's draft on the real site, with a secret from the project that is valid for an hour. */
import { useState } from "react";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useClient, useCurrentUser, type DocumentActionComponent } from "sanity";
import { contentLanguage } from "../lib/base/i18n/locales.ts";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { previewPath, showingPiece, type Addressed } from "./preview-path";
import { siteUrl } from "./project";
import { withDrafts } from "./with-drafts";

/** A document action, missing for a document that no page shows. It says why, where no page can be opened. */
export const openPreview: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const [problem, setProblem] = useState<string | null>(null);
  const own = previewPath(type, (draft ?? published ?? {}) as Addressed);
  const query = showingPiece(type);
  if (own === undefined && query === undefined) return null;
  const pathInPiece = async (): Promise<string | undefined> => {
    const piece = await withDrafts(client).fetch<(Addressed & { _type: string }) | null>(query ?? "", {
      id,
      original: contentLanguage,
    });
    return piece ? previewPath(piece._type, piece) : undefined;
  };
  const open = async () => {
    // The tab is opened at once, because a browser blocks a tab that is opened after a wait.
    const tab = window.open("about:blank");
    if (!tab) {
      setProblem("The browser has opened no tab. Allow this page to open pop-ups, and try again.");
      return;
    }
    try {
      const path = own ?? (await pathInPiece());
      if (path === undefined) {
        tab.close();
        setProblem(
          "No brief and no action shows it yet. Name it in one, under “Where to look”, and try again.",
        );
        return;
      }
      const { secret } = await createPreviewSecret(client, "lantern", window.location.href, user?.id);
      const search = new URLSearchParams({
        "sanity-preview-secret": secret,
        "sanity-preview-pathname": path,
      });
      tab.location.href = `${siteUrl}/api/draft-mode/enable?${search}`;
    } catch (error) {
      tab.close();
      const reason = error instanceof Error ? error.message : String(error);
      setProblem(`The content store gave no access to the preview. Try again in a moment. (${reason})`);
    }
  };
  return {
    label: "Open preview",
    onHandle: () => void open(),
    dialog: problem !== null && {
      type: "dialog",
      header: "No preview",
      content: problem,
      onClose: () => setProblem(null),
    },
  };
};
