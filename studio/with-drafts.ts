import type { SanityClient } from "@sanity/client";

/** The same client, which also sees drafts and versions, each under its own id: a question leaves out what it does not mean. */
export const withDrafts = (client: SanityClient): SanityClient => client.withConfig({ perspective: "raw" });
