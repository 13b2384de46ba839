/** Lists of utilities that several parts of the product share. */

/** A checkbox or radio button with its label. */
export const tick =
  "inline-flex min-h-11 cursor-pointer items-center gap-[0.6rem] [&>input]:size-5 [&>input]:flex-none";

/** A form of the account. */
export const accountForm = "grid max-w-[30rem] scroll-mt-20 gap-[1.4rem] in-[details]:mt-3 in-[li]:gap-2";

/** The end of a form: its buttons, and its outcome. */
export const formEnd =
  "flex flex-wrap items-center gap-x-4 gap-y-3 [&>[role=status]]:font-semibold [&>[role=status]]:text-good";

/**
 * A message about what was done. While it is empty it takes no room, but is not hidden: a status that appears together with its
 * text would not be read out.
 */
export const done = "font-semibold text-good empty:absolute";

/** One thing among the user's data that can be chosen or done. */
export const dataChoice = "grid justify-items-start gap-[0.9rem] border-b border-line py-5 first:pt-0";

/** A link of its own, high enough for a finger. The padding keeps a name of two lines clear of the next. */
export const target = "inline-flex min-h-11 items-center py-[0.4rem]";

/** A link in a row of links, one of which is the current one. */
export const rowLink = `${target} font-medium no-underline decoration-auto hover:underline aria-[current]:font-bold`;

/** What a thing is called, with a badge beside it. */
export const withBadge = "flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem]";

/** What can be done with a call: its buttons side by side, and on a phone below each other, each as wide as the page. */
export const callChoices =
  "flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1 max-sm:[&_.button]:w-full print:hidden";

/** A question before something that cannot be undone; the colour of its border is beside it. */
export const question = "grid grid-cols-1 gap-3 rounded-md border-[1.5px] p-5";

/** A note, marked at its side. */
export const note = "max-w-measure border-l-[0.45rem] border-signal bg-signal-soft px-4 py-[0.6rem]";

/**
 * A table whose rows become lines that wrap where there is no room for columns, as with letters twice as large on a phone, or on
 * the smallest phone with a reader's own spacing of letters, which no unit knows: nothing of it must make the page scroll
 * sideways. Its cells are `cell`.
 */
export const wrappingTable =
  "w-full leading-[1.4] @max-[20rem]:block [&>tbody]:@max-[20rem]:block [&>tbody>tr]:@max-[20rem]:flex [&>tbody>tr]:@max-[20rem]:flex-wrap [&>tbody>tr]:@max-[20rem]:justify-between [&>tbody>tr>*]:@max-[20rem]:grow [&>tbody>tr>*]:@max-[20rem]:wrap-anywhere [&>tbody>tr>*]:@max-[20rem]:whitespace-normal";

/** A cell of a table. */
export const cell = "border-b border-line py-[0.55rem] align-top";
