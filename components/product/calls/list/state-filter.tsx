import { getTranslations } from "next-intl/server";
import { rowLink } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import { callStates, type CallState } from "#lib/base/site/call-states";
import { dotted } from "#lib/base/values/dotted";

type Props = { state: CallState | null };

const filter = `${rowLink} aria-[current]:shadow-[inset_0_-0.4em_var(--color-signal)]`;

/** Narrows the list to calls in one state: one plain link for each state. A phone folds them away, and says which is chosen. */
export async function StateFilter({ state }: Props) {
  const t = await getTranslations("calls");
  const isChosen = (one: CallState | null) => (one === state ? ("page" as const) : undefined);
  return (
    <nav aria-label={t("list.filter")} className="print:hidden">
      <details className="fold unfolded:details-content:[content-visibility:visible]">
        <summary className="unfolded:hidden">
          <span>{dotted([t("list.filter"), state ? t(`states.${state}`) : t("list.all")])}</span>
        </summary>
        <ul className="flex flex-wrap gap-x-5 wrap-anywhere">
          <li>
            <AppLink path="/calls" className={filter} aria-current={isChosen(null)}>
              {t("list.all")}
            </AppLink>
          </li>
          {callStates.map((one) => (
            <li key={one}>
              <AppLink path={`/calls?state=${one}`} className={filter} aria-current={isChosen(one)}>
                {t(`states.${one}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
