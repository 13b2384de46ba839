/** The look of an entry in the user's menu, link or button. */
export const menuItem =
  "flex min-h-11 w-full items-center px-[1.1rem] py-[0.35rem] text-left no-underline -outline-offset-3 hover:bg-signal-soft";
