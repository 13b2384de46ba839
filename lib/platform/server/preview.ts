import "server-only";
/** The draft preview: whether this request is one, and what it has shown. */
import { cache } from "react";
import { draftMode } from "next/headers";
import { env } from "#lib/platform/env";
import { isForEverybody } from "#lib/platform/server/for-everybody";

/**
 * Whether the reader holds the preview's cookie, whose value only this build knows. Outside a request, no; nor for what others
 * are given too.
 */
export async function isPreview(): Promise<boolean> {
  if (env.isBuild || isForEverybody()) return false;
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/** Whether there is a Studio that may show the preview beside its forms. */
export const hasStudio = env.SANITY_STUDIO_URL !== undefined;

/** Ids of the documents whose pages this request shows, for the preview's bar. */
const previewed = cache(() => new Set<string>());

/** Remembers a document that a page was made from, for as long as the request lasts. */
export function notePreviewed(document: unknown): void {
  const id = (document as { _id?: unknown } | null)?._id;
  if (typeof id === "string") previewed().add(id);
}

export const previewedIds = (): string[] => [...previewed()];
