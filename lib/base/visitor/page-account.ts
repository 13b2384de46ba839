/**
 * By which a page of the signed-in product says whose it is when something is sent from it: a form by a field, a script's
 * call by a header. In another tab somebody else may have signed in since it was drawn.
 */
export const accountField = "account";
export const accountHeader = "x-lantern-account";

/** The `reason` of the answer to what was sent from a page of somebody else's. */
export const otherAccount = "otherAccount";
