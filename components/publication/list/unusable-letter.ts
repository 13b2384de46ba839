/** A letter of the jump bar that leads nowhere while the list is filtered: still a link, but a disabled one. */
export const unusableLetter = { role: "link", "aria-disabled": "true" } as const;
