/** A place in the list of what a search finds: the row that a page comes after, or before. */
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/addresses/list-place";

export type ResultPlace = {
  /** What the list is ordered by: the row's name, or its distance. */
  at: string | number;
  id: string;
  /** The list holds what comes close, since nothing had the words themselves. */
  isApproximate: boolean;
  /** The row has what the words name, and so stands before those that are only of the same kind. */
  isNamed: boolean;
  /** Which page the one that it leads to is, the first being 1; null where its address says nothing of it. */
  page: number | null;
};

const shape = z
  .tuple([
    z.union([z.string().max(200), z.number().min(0).max(2)]),
    z.uuid(),
    z.boolean(),
    // Links that were kept from before have none.
    z.number().int().min(1).max(1_000_000).nullable().optional(),
    z.boolean().optional(),
  ])
  .transform(([at, id, isApproximate, page, isNamed]): ResultPlace => ({
    at,
    id,
    isApproximate,
    isNamed: isNamed ?? false,
    page: page ?? null,
  }));

export const writeResultPlace = ({ at, id, isApproximate, page, isNamed }: ResultPlace): string =>
  writeListPlace([at, id, isApproximate, page, ...(isNamed ? [isNamed] : [])]);

/** Reads a place; null when it is none. */
export const readResultPlace = (text: string | null): ResultPlace | null => readListPlace(shape, text);
