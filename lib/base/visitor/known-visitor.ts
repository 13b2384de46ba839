/**
 * The cookie beside the visitor's own, which no script can read: that there is a visitor, and not which. A browser may clear
 * what scripts have stored, the choice and the id, and keep its cookies; the next no is told to the server for its sake.
 */
export const knownVisitorCookie = "lantern-known";
