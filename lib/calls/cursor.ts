/** A place in a list that is ordered by moment and id: where a page ends and the next begins. */
import { z } from "zod";

export type Cursor = { createdAt: Date; id: string };

const shape = z.tuple([z.iso.datetime(), z.uuid()]);

/** The place as a short text for an address. */
export const writeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");

/** The place that a text names; null when it names none. */
export function parseCursor(text: string | null | undefined): Cursor | null {
  if (!text) return null;
  const parsed = shape.safeParse(Buffer.from(text, "base64url").toString("utf8").split(" "));
  return parsed.success ? { createdAt: new Date(parsed.data[0]), id: parsed.data[1] } : null;
}
