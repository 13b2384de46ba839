/** Lists of utilities that several parts of the product wear. */

/** A box to tick, or a dot to choose, with its words. */
export const tick =
  "inline-flex min-h-11 cursor-pointer items-center gap-[0.6rem] [&>input]:size-5 [&>input]:flex-none";

/** A form of the account. */
export const accountForm = "grid max-w-[30rem] scroll-mt-20 gap-[1.4rem] in-[details]:mt-3 in-[li]:gap-2";

/** What a form ends with: its buttons, and what became of it. */
export const formEnd =
  "flex flex-wrap items-center gap-x-4 gap-y-3 [&>[role=status]]:font-semibold [&>[role=status]]:text-good";

/**
 * What has been done. While there is nothing to say it takes no room, but is not hidden: a status that came with its text
 * would not be read out.
 */
export const done = "font-semibold text-good empty:absolute";

/** One thing among the user's data that can be chosen or done. */
export const dataChoice = "grid justify-items-start gap-[0.9rem] border-b border-line pt-3 pb-5";

/** A link of its own, as high as a finger needs it. */
export const target = "inline-flex min-h-11 items-center";

/** One link in a row of them, of which one is the current. */
export const rowLink = `${target} font-medium no-underline decoration-auto hover:underline aria-[current]:font-bold`;

/** Something to know, marked at its side. */
export const note = "max-w-measure border-l-[0.45rem] border-signal bg-signal-soft px-4 py-[0.6rem]";

/** A cell of a table. */
export const cell = "border-b border-line py-[0.55rem] align-top";
