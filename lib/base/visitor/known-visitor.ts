/**
 * A cookie beside the visitor's own, which no script can read. It says that there is a visitor, and not which. A browser may clear
 * what scripts have stored, the choice and the id, and keep its cookies. Because of this cookie, the next no is still sent to the
 * server.
 */
export const knownVisitorCookie = "lantern-known";
