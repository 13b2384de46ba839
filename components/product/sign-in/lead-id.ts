/** The id of the sentence under the title of a sign-in page, which is about its first form. */
export const leadId = "auth-lead";
