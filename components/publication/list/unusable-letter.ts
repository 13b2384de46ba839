/** A letter of the jump bar that leads nowhere as the list is filtered: a link still, but one that cannot be followed. */
export const unusableLetter = { role: "link", "aria-disabled": "true" } as const;
