import "server-only";
/** The draft preview: whether this request is one, and which documents it shows. */
import { cache } from "react";
import { draftMode, headers } from "next/headers";
import { env } from "#lib/platform/env";
import { missingPathHeader } from "#lib/base/addresses/fallback-paths";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { isForEverybody } from "#lib/platform/server/content/for-everybody";

/**
 * Whether the reader has the preview's cookie, whose value only this build knows. Outside a request, and for reads that other
 * readers get too, false.
 */
export async function isPreview(): Promise<boolean> {
  if (env.isBuild || isForEverybody()) return false;
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/** Whether a Studio is configured, which may show the preview beside its forms. */
export const hasStudio = env.SANITY_STUDIO_URL !== undefined;

/** The path, with its language, in whose place an editor is shown that no page is there; null of every other page. */
export async function missingPath(): Promise<string | null> {
  if (!(await isPreview())) return null;
  return percentDecoded((await headers()).get(missingPathHeader) ?? "") || null;
}

/** Ids of the documents whose pages this request shows, for the preview's bar. */
const previewed = cache(() => new Set<string>());

/** Remembers a document from which the page was made, as long as the request lasts. */
export function notePreviewed(document: unknown): void {
  const id = (document as { _id?: unknown } | null)?._id;
  if (typeof id === "string") previewed().add(id);
}

export const previewedIds = (): string[] => [...previewed()];
