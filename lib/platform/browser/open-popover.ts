import "client-only";

/** What shows of a popover that stands open, by selector. In a list that forgives, since a browser without popovers throws. */
export const openPopover = ":is(:popover-open)";
