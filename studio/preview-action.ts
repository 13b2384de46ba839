/** Opens the document's page on the real site with its draft: by a secret that the project makes and that lasts an hour. */
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useClient, useCurrentUser, type DocumentActionComponent } from "sanity";
import { previewPath } from "./preview-path";
import { siteUrl } from "./project";

type Addressed = { slug?: { current?: string }; day?: string } | null;

/** A document action; it is not there for a document without a page of its own. */
export const openPreview: DocumentActionComponent = ({ type, draft, published }) => {
  const client = useClient({ apiVersion: "2023-05-03" });
  const user = useCurrentUser();
  const document = (draft ?? published) as Addressed;
  // A letter's address is its Sunday.
  const slug = type === "letter" ? document?.day : document?.slug?.current;
  const path = slug === undefined ? undefined : previewPath(type)?.(slug);
  if (path === undefined) return null;
  const open = async () => {
    // Opened at once, because a browser blocks what opens after a wait.
    const tab = window.open("about:blank");
    const { secret } = await createPreviewSecret(client, "lantern", window.location.href, user?.id);
    const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
    if (tab) tab.location.href = `${siteUrl}/api/draft-mode/enable?${query}`;
  };
  return { label: "Open preview", onHandle: () => void open() };
};
