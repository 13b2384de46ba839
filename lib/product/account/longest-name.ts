/** How long a first or last name may be. Beside the forms' shapes, since browser code needs it without them. */
export const longestName = 100;
