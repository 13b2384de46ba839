import { useEffect, useRef, type RefObject } from "react";
import { readStored, watchStored } from "#lib/platform/browser/storage/storage";
import { formerOf } from "#lib/base/values/changed-fields";
import { parseTheme, themeKey } from "#lib/base/theme/theme";

type Field = { name: string; kept?: string };

/** What an untouched field holds. This browser has a theme of its own, which may be changed on another page. */
const restingValue = (name: string, kept: string): string => {
  const stored = name === "theme" ? readStored(themeKey) : null;
  return stored === null ? kept : parseTheme(stored);
};

const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  const isKnown =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList;
  return isKnown ? control : null;
};

/**
 * Brings the fields of a form up to date each time the server sends the saved values again. Otherwise a tab would go on showing
 * what was changed elsewhere, and save it again. What the user changed in this form stays, even if it was before the page hydrated.
 * Call `noteSaved` with the values that were saved; `formers` gives what the fields held before the values that are sent now.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, fields: readonly Field[]) {
  /** What each field held when it was last updated or saved. */
  const known = useRef(new Map<string, string>());

  useEffect(() => {
    const bringUp = ({ name, kept }: Field) => {
      if (kept === undefined) return;
      const control = controlOf(form.current, name);
      const value = restingValue(name, kept);
      if (control && control.value !== value && control.value === (known.current.get(name) ?? kept))
        control.value = value;
      known.current.set(name, value);
    };
    fields.forEach(bringUp);
    const theme = fields.filter(({ name }) => name === "theme");
    return theme.length > 0 ? watchStored(() => theme.forEach(bringUp)) : undefined;
  }, [form, fields]);

  const noteSaved = (values: Readonly<Record<string, FormDataEntryValue>>) => {
    for (const name of known.current.keys()) {
      const value = values[name];
      if (typeof value === "string") known.current.set(name, value);
    }
  };
  const formers = () =>
    Object.fromEntries([...known.current].map(([name, value]) => [formerOf(name), value]));
  return { noteSaved, formers };
}
