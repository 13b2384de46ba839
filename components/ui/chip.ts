const shape =
  "inline-flex min-h-11 items-center gap-[0.35em] rounded-full border-[1.5px] px-4 py-1 text-sm/[1.2] font-medium wrap-anywhere no-underline";

/** A small choice: a link, dark while it is the current one, or a button, marked while something is chosen with it. */
export const chip = `${shape} border-edge bg-raised text-ink hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper data-chosen:border-ink data-chosen:[box-shadow:inset_0_-0.3em_var(--color-signal)]`;

/** A chip that clears choices. */
export const darkChip = `${shape} border-ink bg-ink text-paper`;
