/** A place in the list of calls, which is ordered by moment and id. */
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/addresses/list-place";

const shape = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([createdAt, id]) => ({ createdAt: new Date(createdAt), id }));
export type CallPlace = z.infer<typeof shape>;

export const writeCallPlace = ({ createdAt, id }: CallPlace): string =>
  writeListPlace([createdAt.toISOString(), id]);

/** Reads a place; null when it is none. */
export const readCallPlace = (text: string | null | undefined): CallPlace | null =>
  readListPlace(shape, text);
