import type { ReactNode } from "react";

type Props = { title: string; text?: string; children?: ReactNode };

/** Takes the place of an empty list, with a way to continue. */
export function EmptyNotice({ title, text, children }: Props) {
  return (
    <div className="grid justify-items-start gap-3 border-l-[0.55rem] border-signal bg-raised p-6">
      <p className="font-display text-xl font-bold">{title}</p>
      {text && <p className="text-soft">{text}</p>}
      {children}
    </div>
  );
}
