import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";

type Props = { count: number; className: string; children: readonly ReactNode[] };

/** The first `count` items; the rest are folded behind '+N'. */
export async function FirstFew({ count, className, children }: Props) {
  const t = await getTranslations("common");
  const rest = children.slice(count);
  if (rest.length === 0) return <div className={className}>{children}</div>;
  return (
    <>
      <div className={className}>{children.slice(0, count)}</div>
      <details className="fold">
        {/* The accessible name begins with the visible text, which voice control users say. */}
        <summary aria-label={t("showMore", { count: rest.length })}>
          {t("more", { count: rest.length })}
        </summary>
        <div className={className}>{rest}</div>
      </details>
    </>
  );
}
