import "client-only";
/** The text in a field of a form; empty where the form has no such field. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

/** The digits of a code, which people type with spaces or hyphens between them. */
export const digitsOf = (code: string): string => code.replaceAll(/\D/g, "");
