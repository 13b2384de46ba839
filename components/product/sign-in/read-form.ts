/** What a sign-in form holds, and where the eye goes when something is wrong with it. */
import type { Fault } from "./form-fault";

export type TypedFields = { email: string; password: string; firstName: string };

const text = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

/** The fields of a form as they were typed; the address without blanks around it. */
export function readForm(form: HTMLFormElement): TypedFields {
  const fields = new FormData(form);
  return {
    email: text(fields.get("email")).trim(),
    password: text(fields.get("password")),
    firstName: text(fields.get("firstName")).trim(),
  };
}

/** Puts the focus on a field. */
export const focusField = (form: HTMLFormElement | null, name: Exclude<Fault["field"], "form">): void =>
  form?.querySelector<HTMLElement>(`#${name}`)?.focus();

/** Puts the focus on the field at fault. */
export function focusFault(form: HTMLFormElement | null, { field }: Fault): void {
  if (field !== "form") focusField(form, field);
}
