/** Opens the page of a document's draft on the real site, with a secret from the project that is valid for an hour. */
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useClient, useCurrentUser, type DocumentActionComponent } from "sanity";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { previewPath, type Addressed } from "./preview-path";
import { siteUrl } from "./project";

/** A document action, missing for a document without a page of its own. */
export const openPreview: DocumentActionComponent = ({ type, draft, published }) => {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const path = previewPath(type, (draft ?? published ?? {}) as Addressed);
  if (path === undefined) return null;
  const open = async () => {
    // The tab is opened at once, because a browser blocks a tab that is opened after a wait.
    const tab = window.open("about:blank");
    const { secret } = await createPreviewSecret(client, "lantern", window.location.href, user?.id);
    const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
    if (tab) tab.location.href = `${siteUrl}/api/draft-mode/enable?${query}`;
  };
  return { label: "Open preview", onHandle: () => void open() };
};
