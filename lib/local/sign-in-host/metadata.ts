import { z } from "zod";
import { parseJson } from "#lib/base/values/json";

const shape = z.record(z.string(), z.unknown());

/** Metadata from a form field: a JSON object. Anything else counts as none. */
export const readMetadata = (text: string): Record<string, unknown> =>
  shape.safeParse(parseJson(text)).data ?? {};

/** Stored metadata with a change applied, merged as by Clerk: null removes a key. */
export function mergeMetadata(
  kept: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}
