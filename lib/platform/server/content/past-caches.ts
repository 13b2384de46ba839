import "server-only";
/** Reads of content that no cache answers: for an editor in the preview, and in development. */
import { cache } from "react";
import { env } from "#lib/platform/env";
import { askStore, type QueryParams } from "#lib/platform/server/content/content-store";
import { isPreview } from "#lib/platform/server/content/preview";

/** In a preview and in development nothing is cached, so that an edit is visible at the next look. */
export const isCached = async () => !env.isDevelopment && !(await isPreview());

/** Past every cache: with the drafts in a preview, as published otherwise. A page sends the same query only once. */
export const askPastCaches = async (query: string, params: QueryParams) =>
  askOnce(query, JSON.stringify(params), await isPreview());
const askOnce = cache(async (query: string, params: string, preview: boolean) =>
  askStore(query, JSON.parse(params) as QueryParams, { fresh: true, preview }),
);
