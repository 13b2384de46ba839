import "server-only";
/** Answers of the content store, parsed: what is not as it should be is left out, and logged. */
import type { z } from "zod";
import { logger } from "#lib/platform/server/logger";

export type Shape<T> = z.ZodType<T>;

/** The documents of an answer. An invalid one is left out and logged with its id. */
export function parseList<T>(shape: Shape<T>, answer: unknown): T[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((item: unknown) => {
    const parsed = parseOne(shape, item);
    return parsed === null ? [] : [parsed];
  });
}

/** One document; null for none, and for an invalid one. */
export function parseOne<T>(shape: Shape<T>, answer: unknown): T | null {
  if (answer === null || answer === undefined) return null;
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  const id = (answer as { _id?: unknown })._id;
  const faults = parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  logger.warn({ documentId: typeof id === "string" ? id : null, faults }, "content document left out");
  return null;
}
