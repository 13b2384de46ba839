import { getTranslations } from "next-intl/server";
import { LocalMoment } from "@/components/product/account/local-moment";
import { AppLink } from "@/components/product/shell/app-link";
import { callTitle } from "@/components/product/calls/parts/call-title";
import { LiveStatusIsland } from "@/components/product/calls/page/live-status.island";
import { PlannedTime } from "@/components/product/calls/parts/planned-time";
import { target } from "@/components/product/looks";
import { Alert } from "@/components/ui/alert";
import { mayBeTold, type Call } from "#lib/product/calls/records/call";
import { callStore } from "#lib/product/calls/records/call-store";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { words } from "#lib/base/i18n/words";
import { callStates, isLive } from "#lib/base/site/call-states";

type Props = { call: Call };

/** The state of the call, kept up to date; says so if the call is simulated. */
export async function CallStatus({ call }: Props) {
  const t = await getTranslations("calls");
  const now = new Date();
  return (
    // Its parts are as wide as their longest words, which a narrow window with large letters has to break.
    <section aria-labelledby={callTitle} className="grid grid-cols-1 justify-items-start gap-4 wrap-anywhere">
      <h2 id={callTitle} tabIndex={-1} className="text-lg/[1.1] text-soft">
        {t("detail.title", { business: call.businessName })}
      </h2>
      <p className="meta">
        <LocalMoment at={call.createdAt} />
      </p>
      <LiveStatusIsland
        id={call.id}
        businessId={call.businessId}
        state={call.state}
        durationSeconds={call.durationSeconds ?? 0}
        isFirst={await isFirstCompleted(call)}
        isFollowed={mayBeTold(call, now)}
        strings={{
          states: words((state) => t(`states.${state}`), callStates),
          live: t("detail.live"),
          offline: t("detail.offline"),
        }}
      />
      <PlannedTime call={call} now={now} />
      {isLive(call.state) && (
        <p className="[@media(scripting:enabled)]:hidden">
          <AppLink path={`/call/${call.id}`} className={target}>
            {t("detail.refresh")}
          </AppLink>
        </p>
      )}
      {call.isSimulated && (
        <Alert title={t("detail.simulated")}>
          <p>{t(isLive(call.state) ? "detail.simulatedLive" : "detail.simulatedText")}</p>
        </Alert>
      )}
    </section>
  );
}

async function isFirstCompleted({ id, state }: Call): Promise<boolean> {
  if (state !== "completed") return false;
  const user = await requireUser();
  const first = await nullOnError("first call not read", async () =>
    callStore(await database()).firstCompleted(user.id),
  );
  return first === id;
}
