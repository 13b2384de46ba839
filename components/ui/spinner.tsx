/** Turns while something is under way; words beside it say what. */
export const Spinner = () => (
  <span
    className="size-[1em] animate-spin rounded-full border-2 border-current border-r-transparent"
    aria-hidden="true"
  />
);
