/**
 * How a page of the signed-in product says whose page it is when it sends something: a form by a field, a script's request by a
 * header. Since the page was drawn, somebody else may have signed in in another tab.
 */
export const accountField = "account";
export const accountHeader = "x-lantern-account";

/** The `reason` of the answer when the page that sent the request belongs to another account. */
export const otherAccount = "otherAccount";
