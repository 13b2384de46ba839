/** Reads a sign-in form, and moves the focus to what is wrong with it. */
import type { Fault } from "./sign-in-fault";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { typedText } from "#lib/platform/browser/page/typed-text";

export type TypedFields = { email: string; password: string; firstName: string };

/** The fields of a form, the address and the password as typed. */
export const readForm = (form: HTMLFormElement): TypedFields => ({
  email: typedText(form, "email"),
  password: typedText(form, "password"),
  firstName: typedText(form, "firstName").trim(),
});

/** Puts the focus on a field. */
export const focusField = (form: HTMLFormElement | null, name: Exclude<Fault["field"], "form">): void =>
  giveFocus(form?.querySelector<HTMLElement>(`#${name}`));

/** Puts the focus on the field at fault. */
export function focusFault(form: HTMLFormElement | null, { field }: Fault): void {
  if (field !== "form") focusField(form, field);
}
