/** Stands between what is said beside each other. It begins no line. */
export const dot = "\u00a0· ";

/** What is said beside each other, parted by dots. What is missing or empty is left out. */
export const dotted = (said: readonly (string | null | undefined)[]): string =>
  said.filter(Boolean).join(dot);
