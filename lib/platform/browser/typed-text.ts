import "client-only";
/** What was typed into a field of a form; empty where it has none. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

/** The digits of a code, which people type with blanks or hyphens between them. */
export const digitsOf = (code: string): string => code.replaceAll(/\D/g, "");
