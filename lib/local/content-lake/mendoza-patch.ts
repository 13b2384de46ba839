/**
 * Writes the patch that turns one value into another, in the Mendoza format that the Studio reads for histories and previews.
 * Sanity publishes only the reader (`mendoza`), so the writer is here. Pure.
 */
import { isDeepStrictEqual } from "node:util";
import { isRecord } from "#lib/base/values/json";

/** The operations that are used here, with their numbers in the format. */
const op = {
  value: 0,
  copy: 1,
  blank: 2,
  pop: 9,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
} as const;

export type MendozaPatch = unknown[];
type Fields = Record<string, unknown>;

/** The patch that turns `before` into `after`; null stands for a document that does not exist. */
export function mendozaPatch(before: unknown, after: unknown): MendozaPatch {
  if (isRecord(before) && isRecord(after)) return [op.copy, ...fieldChanges(before, after)];
  return [op.value, after];
}

/** For an output that begins as a copy of `before`. */
function fieldChanges(before: Fields, after: Fields): MendozaPatch {
  const keys = Object.keys(before).sort();
  const patch: MendozaPatch = [];
  for (const [index, key] of keys.entries()) {
    const [was, is] = [before[key], after[key]];
    if (!Object.hasOwn(after, key)) patch.push(op.objectDeleteField, index);
    else if (!isDeepStrictEqual(was, is)) {
      const inside = nested(was, is, op.pushFieldCopy, op.pushFieldBlank, index);
      if (inside) patch.push(...inside, op.returnIntoObjectSameKeyPop);
      else patch.push(op.objectSetFieldValue, is, key);
    }
  }
  for (const key of Object.keys(after))
    if (!Object.hasOwn(before, key)) patch.push(op.objectSetFieldValue, after[key], key);
  return patch;
}

/** The change inside a value of the same kind, beginning with its own position; null where the whole value is replaced. */
function nested(
  was: unknown,
  is: unknown,
  pushCopy: number,
  pushBlank: number,
  index: number,
): MendozaPatch | null {
  if (isRecord(was) && isRecord(is)) return [pushCopy, index, ...fieldChanges(was, is)];
  if (Array.isArray(was) && Array.isArray(is) && is.length > 0)
    return [pushBlank, index, ...elements(was as unknown[], is as unknown[])];
  return null;
}

const keyOf = (value: unknown): unknown => (isRecord(value) ? value._key : undefined);

/** For an output that begins empty: each element by its former position, if it had one. */
function elements(before: readonly unknown[], after: readonly unknown[]): MendozaPatch {
  const patch: MendozaPatch = [];
  let from = 0;
  let to = 0;
  const flush = () => {
    if (to > from) patch.push(op.arrayAppendSlice, from, to);
    from = to = 0;
  };
  for (const element of after) {
    // The following element is tried first, so that an unchanged run is copied as one slice.
    if (to > from && to < before.length && isDeepStrictEqual(before[to], element)) {
      to += 1;
      continue;
    }
    const same = before.findIndex((one) => isDeepStrictEqual(one, element));
    if (same !== -1) {
      flush();
      from = same;
      to = same + 1;
      continue;
    }
    flush();
    const key = keyOf(element);
    const place = key === undefined ? -1 : before.findIndex((one) => keyOf(one) === key);
    const inside =
      place === -1 ? null : nested(before[place], element, op.pushElementCopy, op.pushElementBlank, place);
    if (inside) patch.push(...inside, op.returnIntoArrayPop);
    else patch.push(op.arrayAppendValue, element);
  }
  flush();
  return patch;
}
