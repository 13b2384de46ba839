import "client-only";

/** The selector for an open popover. In a forgiving list, because a browser without popovers would throw. */
export const openPopover = ":is(:popover-open)";
