import { getLocale, getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { StateBadge } from "@/components/product/calls/state-badge";
import type { CallCard } from "#lib/product/calls/call";
import { relativeTime } from "#lib/base/i18n/dates";

type Props = { calls: CallCard[] };

/** A page of the list of calls: whom, what for, how it stands, since when. */
export async function CallRows({ calls }: Props) {
  const t = await getTranslations("calls.list");
  const date = await getTranslations("common.date");
  const tag = await getLocale();
  const labels = { justNow: date("justNow"), yesterday: date("yesterday") };
  const now = new Date();
  return (
    <ul className="call-rows">
      {calls.map((call) => (
        <li key={call.id}>
          <h2>
            <AppLink path={`/call/${call.id}`}>{call.businessName}</AppLink>
          </h2>
          <p className="call-asked">{call.request}</p>
          <p className="call-state">
            <StateBadge state={call.state} />
          </p>
          <p className="meta">
            <time dateTime={call.createdAt.toISOString()}>
              {relativeTime(call.createdAt, now, tag, labels)}
            </time>
            {call.isSimulated && <> · {t("simulated")}</>}
          </p>
        </li>
      ))}
    </ul>
  );
}
