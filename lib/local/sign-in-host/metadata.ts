import { z } from "zod";

const shape = z.record(z.string(), z.unknown());

/** Metadata as a form field carries it: JSON of an object. Anything else is none. */
export function readMetadata(text: string): Record<string, unknown> {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Kept metadata with a change over it, as Clerk merges: null takes a key away. */
export function mergeMetadata(
  kept: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}
