import "client-only";
/** What is typed into a printable's sheets stays in this browser: read from the page, kept, and put back. Never sent. */
import { pageWide } from "#lib/platform/browser/page-wide";
import { readStored, removeStored, watchStored, writeStored } from "#lib/platform/browser/storage";
import { storageLasts } from "#lib/platform/browser/storage-lasts";
import { isRecord, parseJson } from "#lib/base/values/json";

/** What stands in the fields of a printable, by field; a checked box is "on". Empty ones are left out. */
export type Typed = Record<string, string>;

/** Of all printables, by unprefixed path. */
const key = "lantern-printables";

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const readAll = (): Record<string, unknown> => recordOf(parseJson(readStored(key)));

/** What is kept for a printable. */
const readTyped = (path: string): Typed =>
  Object.fromEntries(
    Object.entries(recordOf(readAll()[path])).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Keeps it. The page, and other tabs with it, show what is kept. Gives whether it outlives the page. */
function fillSheets(path: string, typed: Typed): boolean {
  const { [path]: _, ...others } = readAll();
  const all = Object.keys(typed).length > 0 ? { ...others, [path]: typed } : others;
  if (Object.keys(all).length > 0) return writeStored(key, JSON.stringify(all));
  removeStored(key);
  return storageLasts();
}

/** Clears a printable, and gives what stood in it. */
export function takeTyped(path: string): Typed {
  const typed = readTyped(path);
  fillSheets(path, {});
  return typed;
}

/** Puts back what was cleared. What has been typed since holds. */
export function putTypedBack(path: string, cleared: Typed): void {
  fillSheets(path, { ...cleared, ...readTyped(path) });
}

/** Takes over what is kept under the paths that a printable had, oldest first. What was typed since it moved holds. */
export function takeSheetsOver(path: string, former: readonly string[]): void {
  for (const before of former.toReversed()) if (before in readAll()) putTypedBack(path, takeTyped(before));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const onPage = "[data-sheets] [data-field]";

/**
 * On arrival, or before a press that needs it, once for each page: shows what is kept for the printable of this page, and from then on keeps what is typed. Fields are looked up
 * each time, since React may have drawn the page anew.
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
  // What was typed before this script came holds.
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
