import type { CSSProperties } from "react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { Badge } from "@/components/ui/badge";
import type { FirstSteps } from "#lib/product/account/read-first-steps";

/** The steps in order, and the page on which each is taken. */
const steps = [
  { name: "name", path: "/profile" },
  { name: "location", path: "/locations" },
  { name: "business", path: "/explore" },
  { name: "call", path: "/explore" },
] as const satisfies readonly { name: keyof FirstSteps; path: string }[];

type Props = { taken: FirstSteps };

/** The checklist of a new user, of the steps of which anything is known: finished ones are ticked, and one next is suggested. */
export async function FirstStepList({ taken }: Props) {
  const t = await getTranslations("account.start");
  const known = steps.filter(({ name }) => taken[name] !== null);
  const done = known.filter(({ name }) => taken[name]).length;
  const isComplete = done === known.length;
  const next = known.find(({ name }) => !taken[name])?.name;
  return (
    <>
      <p
        className="mt-8 flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem] border-b-[3px] border-ink pb-[0.6rem] font-semibold tabular-nums"
        data-complete={isComplete || undefined}
      >
        <span
          // Filled by an edge, which forced colors keep.
          className="h-[0.7rem] w-24 rounded-full border-l-[length:calc(var(--done)*6rem)] border-signal [outline:1.5px_solid_var(--color-ink)] [outline-offset:-1.5px]"
          style={{ "--done": done / known.length } as CSSProperties}
        />
        <span>{isComplete ? t("complete") : t("progress", { done, all: known.length })}</span>
      </p>
      {isComplete && (
        <p className="mt-6 mb-3 flex flex-wrap gap-3">
          <AppLink path="/explore" className="button">
            {t("search")}
          </AppLink>
          <AppLink path="/calls" className="button button-quiet">
            {t("calls")}
          </AppLink>
        </p>
      )}
      <ol className="[counter-reset:step]">
        {known.map(({ name, path }) => (
          <li
            key={name}
            data-done={taken[name] || undefined}
            className="data-done:before:sign-['✓'] grid grid-cols-[3.25rem_minmax(0,1fr)] items-start gap-y-[0.9rem] border-b border-line py-[1.4rem] [counter-increment:step] before:font-display before:text-[2.6rem]/[0.95] before:font-extrabold before:content-[counter(step)] data-done:before:grid data-done:before:size-9 data-done:before:place-items-center data-done:before:rounded-sm data-done:before:bg-signal data-done:before:text-[1.6rem] data-done:before:text-on-signal min-[60rem]:grid-cols-[3.25rem_minmax(0,1fr)_auto] min-[60rem]:gap-x-6 min-[60rem]:gap-y-0"
          >
            <div>
              <h2 className="flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem] text-lg/[1.1]">
                <span>{t(`steps.${name}.title`)}</span>
                {taken[name] && <Badge tone="good">{t("done")}</Badge>}
              </h2>
              <p className="mt-[0.3rem] max-w-[46ch] text-soft">{t(`steps.${name}.text`)}</p>
            </div>
            {!taken[name] && (
              <AppLink
                path={path}
                className={`${name === next ? "button" : "button button-quiet"} col-start-2 justify-self-start min-[60rem]:col-start-3`}
              >
                {t(`steps.${name}.action`)}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
