/** How long a word about a piece may be. In a file of its own: the form in the browser asks it, without a schema library. */
export const longestComment = 1000;
