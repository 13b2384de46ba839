import type { ReactNode } from "react";
import { withBadge } from "@/components/product/looks";

type Props = {
  name: string;
  badges: ReactNode;
  /** The price and its month; null when it is not known. */
  price: { amount: string; month: string } | null;
  text: string;
  /** What the plan includes, one list item each. */
  contents: readonly string[];
  children?: ReactNode;
};

/** One plan in a list of plans. What two plans say of one matter stands at one height, however long the texts before it are. */
export function PlanCard({ name, badges, price, text, contents, children }: Props) {
  return (
    <li className="row-span-5 grid grid-rows-subgrid gap-3 border-t-[3px] border-ink pt-4">
      <div className={withBadge}>
        <h2>{name}</h2>
        {badges}
      </div>
      <p className="text-soft">
        {price && (
          <>
            <b className="font-display text-[2.4rem]/none font-extrabold text-ink tabular-nums">
              {price.amount}
            </b>{" "}
            <span>{price.month}</span>
          </>
        )}
      </p>
      <p>{text}</p>
      <ul className="*:border-t *:border-line *:py-2">
        {contents.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      {children}
    </li>
  );
}

/** The utilities of a list of plans. */
export const planGrid =
  "mt-8 mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-10";
