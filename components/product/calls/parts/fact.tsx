import type { ReactNode } from "react";

type Props = {
  term: string;
  /** Whether it is in somebody's own words, whose line breaks are kept. */
  isSaid?: boolean;
  children: ReactNode;
};

/** One row of a call's facts, in a `dl`: the term beside its fact if there is room where the list stands. */
export function Fact({ term, isSaid = false, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-[0.1rem] border-t border-line py-[0.7rem] last:border-b @min-[28rem]:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="meta">{term}</dt>
      <dd
        className={isSaid ? "wrap-anywhere whitespace-pre-line tabular-nums" : "tabular-nums"}
        dir={isSaid ? "auto" : undefined}
      >
        {children}
      </dd>
    </div>
  );
}
