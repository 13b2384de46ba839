import { getLocale, getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { CallResult } from "@/components/product/calls/list/call-result";
import { PlannedTime } from "@/components/product/calls/parts/planned-time";
import { StateBadge } from "@/components/product/calls/parts/state-badge";
import type { CallCard } from "#lib/product/calls/records/call";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { relativeTime } from "#lib/base/i18n/dates";
import type { CallState } from "#lib/base/site/call-states";
import { dot } from "#lib/base/values/dotted";

type Props = {
  calls: CallCard[];
  /** The state by which the list is filtered: who deletes a call comes back to the same list. */
  state: CallState | null;
};

/** A page of the list of calls: the business, what came of the call or when it is made, the request, the state and the time. */
export async function CallRows({ calls, state }: Props) {
  const t = await getTranslations("calls.list");
  const date = await getTranslations("common.date");
  const tag = await getLocale();
  const labels = { justNow: date("justNow"), yesterday: date("yesterday") };
  const now = new Date();
  return (
    <ul>
      {calls.map((call) => (
        <li
          key={call.id}
          className="group relative grid grid-cols-1 gap-x-6 gap-y-[0.35rem] border-b border-line py-[1.1rem] first:border-t-[3px] first:border-t-ink min-[68rem]:grid-cols-[minmax(0,1fr)_13rem]"
        >
          <h2 className="text-lg/[1.1] min-[68rem]:col-start-1 min-[68rem]:row-start-1">
            {/* The whole row leads to the call. */}
            <AppLink
              path={withQuery(`/call/${call.id}`, { state })}
              className="inline-block py-1 no-underline decoration-auto group-hover:underline after:absolute after:inset-0"
            >
              {call.businessName}
            </AppLink>
          </h2>
          <div className="grid max-w-measure grid-cols-1 gap-y-[0.35rem] min-[68rem]:col-start-1 min-[68rem]:row-start-2">
            <PlannedTime call={call} now={now} />
            <CallResult call={call} />
            <p className="line-clamp-2 wrap-anywhere text-soft" dir="auto">
              {call.request}
            </p>
          </div>
          <p className="wrap-anywhere min-[68rem]:col-start-2 min-[68rem]:row-start-1 [&>.badge]:whitespace-normal">
            <StateBadge state={call.state} />
          </p>
          <p className="meta min-[68rem]:col-start-2 min-[68rem]:row-start-2">
            <time dateTime={call.createdAt.toISOString()}>
              {relativeTime(call.createdAt, now, tag, labels)}
            </time>
            {call.isSimulated && (
              <>
                {dot}
                {t("simulated")}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
