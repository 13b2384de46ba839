/** A place in the list of what a search finds: the row that a page comes after, or before. */
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/addresses/list-place";

export type ResultPlace = {
  /** What the list is ordered by: the row's name, or its distance. */
  at: string | number;
  id: string;
  /** The list holds what comes close, since nothing had the words themselves. */
  isApproximate: boolean;
};

const shape = z
  .tuple([z.union([z.string().max(200), z.number().min(0).max(2)]), z.uuid(), z.boolean()])
  .transform(([at, id, isApproximate]): ResultPlace => ({ at, id, isApproximate }));

export const writeResultPlace = ({ at, id, isApproximate }: ResultPlace): string =>
  writeListPlace([at, id, isApproximate]);

/** Reads a place; null when it is none. */
export const readResultPlace = (text: string | null): ResultPlace | null => readListPlace(shape, text);
