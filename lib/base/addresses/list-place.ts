/** A place in a list as a short text for an address: where one page ends and the next begins. */
import type { z } from "zod";
import { parseStorableJson } from "#lib/base/values/storable-json";

/** Longer than any place that we write. */
const longest = 600;

export const writeListPlace = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/** The place that a text names, by its shape; null when it names none. */
export function readListPlace<T>(shape: z.ZodType<T>, text: string | null | undefined): T | null {
  if (!text || text.length > longest) return null;
  try {
    const place = parseStorableJson(Buffer.from(text, "base64url").toString("utf8"));
    return shape.safeParse(place).data ?? null;
  } catch {
    return null;
  }
}
