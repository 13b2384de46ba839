import type { ReactNode } from "react";

export const alertTones = ["note", "good", "bad"] as const;

const edges: Record<(typeof alertTones)[number], string> = {
  note: "border-link",
  good: "border-good",
  bad: "border-bad",
};

type Props = {
  tone?: (typeof alertTones)[number];
  title: string;
  /** The id of the title, for what is described by it. */
  titleId?: string;
  children?: ReactNode;
  /** For an alert that appears later: `status` is read out at the next pause, `alert` at once. */
  role?: "status" | "alert";
};

/** Something to know before reading on. The title says what it is; the color only repeats it. */
export function Alert({ tone = "note", title, titleId, children, role }: Props) {
  return (
    <div
      className={`max-w-measure border-l-[0.55rem] bg-raised px-[1.15rem] py-[0.9rem] ${edges[tone]}`}
      role={role}
    >
      <p id={titleId}>
        <strong>{title}</strong>
      </p>
      {children && <div>{children}</div>}
    </div>
  );
}
