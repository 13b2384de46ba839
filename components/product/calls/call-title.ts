/** Id of the title of a call's page, to which the focus goes when what had it is gone. */
export const callTitle = "call-title";
