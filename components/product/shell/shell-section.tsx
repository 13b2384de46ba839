import type { ReactNode, Ref } from "react";

type Props = {
  id: string;
  title: string;
  /** A ref to the heading, for code that moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A titled part of a page in the shell. */
export function ShellSection({ id, title, heading, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-11 grid gap-5 [&>p]:max-w-measure">
      <h2 ref={heading} id={`${id}-title`} tabIndex={heading ? -1 : undefined} className="rule">
        {title}
      </h2>
      {children}
    </section>
  );
}
