/** Id of the title of a call's page. The title gets the focus when the focused element is removed. */
export const callTitle = "call-title";
