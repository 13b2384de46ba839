import type { ReactNode } from "react";

export const alertTones = ["note", "good", "bad"] as const;

type Props = {
  tone?: (typeof alertTones)[number];
  title: string;
  children?: ReactNode;
  /** For one that appears while the reader is here: `status` waits for a pause, `alert` does not. */
  role?: "status" | "alert";
};

/** Something to know before reading on. The title says what it is; colour only repeats it. */
export function Alert({ tone = "note", title, children, role }: Props) {
  return (
    <div className={`alert alert-${tone}`} role={role}>
      <p>
        <strong>{title}</strong>
      </p>
      {children && <div>{children}</div>}
    </div>
  );
}
