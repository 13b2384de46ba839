import { getLocale, getTranslations } from "next-intl/server";
import { utcTime } from "@/components/product/calls/parts/call-time";
import { AppLink } from "@/components/product/shell/app-link";
import { FormRefusal } from "@/components/product/shell/form-refusal";
import { callAllowance } from "#lib/product/calls/allowance/allowance";
import { callStartLifeMs } from "#lib/product/calls/allowance/allowance-store";
import { callStore } from "#lib/product/calls/records/call-store";
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props<Problem extends string> = {
  /** The anchor that a refused form comes back to. */
  id: string;
  problem: Problem;
  /** What is said where nothing more is known. */
  texts: Record<Problem, string>;
  businessId: string;
  /** When there is room again, as the address says. */
  until: unknown;
};

/**
 * Why a call was neither started nor changed, as `FailureText` says it, for readers without JavaScript, whose clock nobody knows:
 * times are in UTC, and say so.
 */
export async function CallFormRefusal<Problem extends string>({
  id,
  problem,
  texts,
  businessId,
  until,
}: Props<Problem>) {
  const t = await getTranslations("calls.limits");
  const user = await requireUser();
  const from = readUntil(until, new Date());
  const timed = from && utcTime(from, await getLocale());
  const callId =
    problem === "tooManyHere"
      ? await nullOnError("live call not read", async () =>
          callStore(await database()).liveWith(user.id, businessId),
        )
      : null;
  return (
    <FormRefusal id={id}>
      <span>
        {timed && problem === "tooManyToday"
          ? t("dayFrom", { count: callAllowance.day, ...timed })
          : timed && problem === "tooManyOnSite"
            ? t("siteFrom", timed)
            : texts[problem]}
      </span>
      {callId && (
        <AppLink path={`/call/${callId}`} className="ml-2 inline-flex min-h-6 items-center">
          {t("toCall")}
        </AppLink>
      )}
    </FormRefusal>
  );
}

/** A moment within the next day: a limit that ends later is none of these. */
function readUntil(until: unknown, now: Date): Date | null {
  const at = typeof until === "string" ? new Date(until) : null;
  const ahead = at ? at.getTime() - now.getTime() : NaN;
  return at && ahead > 0 && ahead <= callStartLifeMs ? at : null;
}
