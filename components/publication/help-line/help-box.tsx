import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { HelpLines } from "@/components/publication/help-line/help-lines";

type Props = ComponentProps<typeof HelpLines> & {
  /** For somebody who may need a doctor at once. */
  isAccident?: boolean;
};

/** Help lines for a piece that has no care box of its own, or for a search; nothing if it does not ask for them. */
export function HelpBox({ isAccident = false, ...lines }: Props) {
  const t = useTranslations("help-lines");
  if (lines.subjects.length === 0) return null;
  const title = t(isAccident ? "boxNow" : "boxTitle");
  return (
    <aside aria-label={title} className="callout callout-care max-w-measure">
      <h2>{title}</h2>
      <HelpLines {...lines} />
    </aside>
  );
}
