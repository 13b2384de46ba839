/** A place in the list of calls, which is ordered by moment and id. */
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/addresses/list-place";

const shape = z
  .tuple([
    z.iso.datetime(),
    z.uuid(),
    // Links that were kept from before have none.
    z.number().int().min(1).max(1_000_000).nullable().optional(),
  ])
  .transform(([createdAt, id, page]): CallPlace => ({
    createdAt: new Date(createdAt),
    id,
    page: page ?? null,
  }));

export type CallPlace = {
  createdAt: Date;
  id: string;
  /** Which page the one that it leads to is, the first being 1; null where its address says nothing of it. */
  page: number | null;
};

export const writeCallPlace = ({ createdAt, id, page }: CallPlace): string =>
  writeListPlace([createdAt.toISOString(), id, page]);

/** Reads a place; null when it is none. */
export const readCallPlace = (text: string | null | undefined): CallPlace | null =>
  readListPlace(shape, text);
