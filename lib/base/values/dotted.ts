/** What is said beside each other, parted by dots, of which none begins a line. What is missing or empty is left out. */
export const dotted = (said: readonly (string | null | undefined)[]): string =>
  said.filter(Boolean).join("\u00a0· ");
