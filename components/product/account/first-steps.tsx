import type { CSSProperties } from "react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { Badge } from "@/components/ui/badge";

/** The steps in their order, and where each is taken. */
const steps = [
  { name: "name", path: "/profile" },
  { name: "location", path: "/locations" },
  { name: "business", path: "/explore" },
  { name: "call", path: "/explore" },
] as const;

/** Which of the first steps a user has taken. */
export type FirstSteps = Record<(typeof steps)[number]["name"], boolean>;

type Props = { taken: FirstSteps };

/** The checklist of a new user: ticks where something is done, and one next thing to do. */
export async function FirstStepList({ taken }: Props) {
  const t = await getTranslations("account.start");
  const done = steps.filter(({ name }) => taken[name]).length;
  const next = steps.find(({ name }) => !taken[name])?.name;
  return (
    <>
      <p className="first-steps-count" data-complete={done === steps.length || undefined}>
        <span className="first-steps-bar" style={{ "--done": done / steps.length } as CSSProperties} />
        {done === steps.length ? t("complete") : t("progress", { done, all: steps.length })}
      </p>
      <ol className="first-steps">
        {steps.map(({ name, path }) => (
          <li key={name} data-done={taken[name] || undefined}>
            <div>
              <h2>
                {t(`steps.${name}.title`)}
                {taken[name] && <Badge tone="good">{t("done")}</Badge>}
              </h2>
              <p>{t(`steps.${name}.text`)}</p>
            </div>
            {!taken[name] && (
              <AppLink path={path} className={name === next ? "button" : "button button-quiet"}>
                {t(`steps.${name}.action`)}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
