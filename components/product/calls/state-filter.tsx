import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { callStates, type CallState } from "#lib/base/site/call-states";

type Props = { state: CallState | null };

/** Narrows the list to calls in one state: plain links, one a state. */
export async function StateFilter({ state }: Props) {
  const t = await getTranslations("calls");
  const isChosen = (one: CallState | null) => (one === state ? ("page" as const) : undefined);
  return (
    <nav aria-label={t("list.filter")} className="call-filter">
      <ul>
        <li>
          <AppLink path="/calls" aria-current={isChosen(null)}>
            {t("list.all")}
          </AppLink>
        </li>
        {callStates.map((one) => (
          <li key={one}>
            <AppLink path={`/calls?state=${one}`} aria-current={isChosen(one)}>
              {t(`states.${one}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
