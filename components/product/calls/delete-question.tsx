import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { CallActionIsland, type CallActionFailures } from "@/components/product/calls/call-action.island";
import { refusalWords } from "@/components/product/calls/refusal-texts";
import type { Call } from "#lib/product/calls/call";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import type { CallState } from "#lib/base/site/call-states";

type Props = {
  call: Call;
  /** The list to go back to, by its state. */
  list: CallState | null;
  /** What is shown when the call was not deleted. */
  failures: CallActionFailures;
};

/** Asks before a call is deleted, since deleting cannot be undone. */
export async function DeleteQuestion({ call, list, failures }: Props) {
  const t = await getTranslations("calls.detail");
  return (
    <div
      role="group"
      aria-labelledby="delete-ask"
      className="grid grid-cols-1 gap-3 rounded-md border-[1.5px] border-bad p-5"
    >
      <h2 id="delete-ask">{t("deleteAsk")}</h2>
      <p>{t("deleteText")}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CallActionIsland
          locale={await currentLocale()}
          callId={call.id}
          kind="delete"
          list={list}
          label={t("deleteConfirm")}
          failures={failures}
          refusalWords={await refusalWords()}
        />
        <AppLink
          path={withQuery(`/call/${call.id}`, { state: list })}
          className="button button-quiet"
          scroll={false}
        >
          {t("deleteKeep")}
        </AppLink>
      </div>
    </div>
  );
}
