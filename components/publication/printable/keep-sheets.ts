import "client-only";
/** What is typed into a printable's sheets stays in this browser: read from the page, stored, and put back. Never sent. */
import { pageWide } from "#lib/platform/browser/page/page-wide";
import { readStored, removeStored, watchStored, writeStored } from "#lib/platform/browser/storage/storage";
import { storageLasts } from "#lib/platform/browser/storage/storage-lasts";
import { isRecord, parseJson } from "#lib/base/values/json";

/** The values of a printable's fields, by field; a checked box is "on". Empty fields are left out. */
export type Typed = Record<string, string>;

/** Holds the values of all printables, by unprefixed path. */
const key = "lantern-printables";

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const readAll = (): Record<string, unknown> => recordOf(parseJson(readStored(key)));

/** The values stored for a printable. */
const readTyped = (path: string): Typed =>
  Object.fromEntries(
    Object.entries(recordOf(readAll()[path])).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Stores the values. The page, and other tabs with it, show what is stored. Returns whether it outlasts the page. */
function fillSheets(path: string, typed: Typed): boolean {
  const { [path]: _, ...others } = readAll();
  const all = Object.keys(typed).length > 0 ? { ...others, [path]: typed } : others;
  if (Object.keys(all).length > 0) return writeStored(key, JSON.stringify(all));
  removeStored(key);
  return storageLasts();
}

/** Clears a printable, and returns its former values. */
export function takeTyped(path: string): Typed {
  const typed = readTyped(path);
  fillSheets(path, {});
  return typed;
}

/** Restores what was cleared. What has been typed since then wins. */
export function putTypedBack(path: string, cleared: Typed): void {
  fillSheets(path, { ...cleared, ...readTyped(path) });
}

/** Moves what is stored under a printable's former paths, oldest first. What was typed since the move wins. */
export function takeSheetsOver(path: string, former: readonly string[]): void {
  for (const before of former.toReversed()) if (before in readAll()) putTypedBack(path, takeTyped(before));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const onPage = "[data-sheets] [data-field]";

/**
 * Called on arrival, or before a press that needs it; runs once per page. Shows what is stored for the printable of this page, and
 * from then on stores what is typed. Fields are looked up each time, since React may have rendered the page again.
 */
export function keepSheets(): void {
  const path = document.querySelector<HTMLElement>("[data-sheets]")?.dataset.sheets;
  const state = pageWide("sheets", () => ({ areKept: false }));
  if (path === undefined || state.areKept) return;
  state.areKept = true;
  const former = document.querySelector<HTMLElement>("[data-former]")?.dataset.former;
  takeSheetsOver(path, former?.split(" ") ?? []);
  const fields = () => [...document.querySelectorAll<Field>(onPage)];
  const say = (lasts: boolean) => {
    const note = document.querySelector("[data-keeping]");
    note?.toggleAttribute("data-kept", lasts);
    note?.toggleAttribute("data-forgets", !lasts);
  };
  const keep = (changed: readonly Field[]) => {
    if (changed.length === 0) return;
    const typed = { ...readTyped(path), ...valuesOf(changed) };
    say(fillSheets(path, Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""))));
  };
  const show = () => {
    const typed = readTyped(path);
    for (const field of fields()) {
      const value = typed[nameOf(field)] ?? "";
      if (isBox(field)) field.checked = value !== "";
      else if (field.value !== value) field.value = value;
    }
  };
  say(storageLasts());
  // What was typed before this script loaded wins.
  keep(fields().filter((field) => valueOf(field) !== ""));
  show();
  watchStored(show);
  document.addEventListener("input", ({ target }) => keep(fields().filter((field) => field === target)));
}

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";
const nameOf = (field: Field): string => field.dataset.field ?? "";
const valueOf = (field: Field): string => (isBox(field) ? (field.checked ? "on" : "") : field.value);
const valuesOf = (fields: readonly Field[]): Typed =>
  Object.fromEntries(fields.map((field) => [nameOf(field), valueOf(field)]));
