/** Where a page of a list begins: the key of the row it comes after, or before, as an address carries it. */
import { z } from "zod";

export type PageKey = {
  /** The row's place in the order: its name, or its distance. */
  at: string | number;
  id: string;
  /** The list holds what is spelled alike, since nothing had the words themselves. */
  isApproximate: boolean;
};

const shape = z.tuple([z.union([z.string().max(200), z.number().min(0).max(2)]), z.uuid(), z.boolean()]);

export const writePageKey = ({ at, id, isApproximate }: PageKey): string =>
  Buffer.from(JSON.stringify([at, id, isApproximate])).toString("base64url");

/** Reads a key; null when it is none. */
export function readPageKey(text: string | null): PageKey | null {
  if (text === null || text.length > 600) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    if (!parsed.success) return null;
    const [at, id, isApproximate] = parsed.data;
    return { at, id, isApproximate };
  } catch {
    return null;
  }
}
