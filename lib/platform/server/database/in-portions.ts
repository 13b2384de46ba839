import "server-only";

/**
 * The rows with these ids, read a portion at a time: whoever takes them one by one never has more than one portion in memory. Those
 * that are deleted meanwhile are left out.
 */
export async function* inPortions<Id, Row>(
  ids: readonly Id[],
  size: number,
  read: (ids: Id[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += size) yield* await read(ids.slice(from, from + size));
}
