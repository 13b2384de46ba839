/** Where a page of a list begins: the key of the row it comes after, or before, as an address carries it. */
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/site/list-place";

export type PageKey = {
  /** The row's place in the order: its name, or its distance. */
  at: string | number;
  id: string;
  /** The list holds what is spelled alike, since nothing had the words themselves. */
  isApproximate: boolean;
};

const shape = z
  .tuple([z.union([z.string().max(200), z.number().min(0).max(2)]), z.uuid(), z.boolean()])
  .transform(([at, id, isApproximate]): PageKey => ({ at, id, isApproximate }));

export const writePageKey = ({ at, id, isApproximate }: PageKey): string =>
  writeListPlace([at, id, isApproximate]);

/** Reads a key; null when it is none. */
export const readPageKey = (text: string | null): PageKey | null => readListPlace(shape, text);
