/** Moves what this browser stores about renamed pieces to their new paths. */
import { splitLocale, localePath } from "#lib/base/i18n/paths";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { changesKey, readChanges } from "#lib/reader/saved/changes";
import { toStored } from "#lib/reader/saved/convert-entries";
import { entriesHere } from "#lib/reader/saved/entries-here";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { mergeEntries } from "#lib/reader/saved/progress-entries";
import { parseSaved } from "#lib/reader/saved/saved";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

/**
 * What was read, ticked and saved under a former path moves to the piece's present path, and keeps its time and its place in the
 * list. Accounts are told of both paths. `copies` are the addresses of the offline copies: where one has a former path, a new copy
 * is due. Returns whether any copy is due.
 */
export function movePieces(moves: ReadonlyMap<string, string>, copies: readonly string[]): boolean {
  const here = entriesHere();
  const known = Object.entries(here).filter(([id, { on }]) => on && moves.has(pathIn(id)));
  if (known.length === 0) return false;
  const moved = known.reduce<ProgressEntries>(
    (others, [id, entry]) => mergeEntries(others, { [underNewPath(id, moves)]: entry }),
    {},
  );
  // Later than it was added, even if that was by a clock ahead of this one.
  const left = Object.fromEntries(
    known.map(([id, { at }]) => [id, { on: false, at: Math.max(Date.now(), at + 1) }]),
  );
  const all = { ...mergeEntries(here, moved), ...left };
  const changed = [...Object.keys(moved), ...Object.keys(left)].map((id) => [id, all[id]?.at]);
  const before = parseSaved(readStored(savedKey));
  const { progress, saved } = toStored(all);
  const list = saved.map((piece) => ({ ...piece, due: dueOf(piece.path) }));

  /** The address of the copy of a piece that is still to be made. For a renamed piece: where the old copy was made or due. */
  function dueOf(path: string): string | undefined {
    const addressOf = (one: string) =>
      before.find((piece) => piece.path === one)?.due ??
      copies.find((address) => moves.has(one) && splitLocale(address).path === one);
    const formerPaths = [...moves].flatMap(([former, current]) => (current === path ? [former] : []));
    const address = [path, ...formerPaths].flatMap((one) => addressOf(one) ?? []).at(0);
    return address === undefined ? undefined : localePath(path, splitLocale(address).locale);
  }

  // Written before the changes themselves, as everywhere.
  writeStored(changesKey, JSON.stringify({ ...readChanges(), ...Object.fromEntries(changed) }));
  writeStored(progressKey, JSON.stringify(progress));
  writeStored(savedKey, JSON.stringify(list));
  return list.some(({ due }) => due !== undefined);
}

const pathIn = (id: string): string => id.split(" ")[1] ?? "";

const underNewPath = (id: string, moves: ReadonlyMap<string, string>): string =>
  id
    .split(" ")
    .map((part) => moves.get(part) ?? part)
    .join(" ");
