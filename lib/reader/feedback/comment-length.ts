/** The longest comment on a piece. In a file of its own, so that the form in the browser can import it without a schema library. */
export const longestComment = 1000;
