import { z } from "zod";

const shape = z.record(z.string(), z.unknown());

/** Metadata from a form field: a JSON object. Anything else counts as none. */
export function readMetadata(text: string): Record<string, unknown> {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Stored metadata with a change applied, merged as by Clerk: null removes a key. */
export function mergeMetadata(
  kept: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}
