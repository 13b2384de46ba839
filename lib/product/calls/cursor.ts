/** A place in a list that is ordered by moment and id. */
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/site/list-place";

const shape = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([createdAt, id]) => ({ createdAt: new Date(createdAt), id }));
export type Cursor = z.infer<typeof shape>;

export const writeCursor = ({ createdAt, id }: Cursor): string =>
  writeListPlace([createdAt.toISOString(), id]);

export const parseCursor = (text: string | null | undefined): Cursor | null => readListPlace(shape, text);
