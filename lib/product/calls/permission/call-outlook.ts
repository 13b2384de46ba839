import "server-only";
/** What a user is told of a call to a business before they start it. */
import { toCalled } from "#lib/product/calls/permission/called-business";
import { nextCallTime } from "#lib/product/calls/manners/manners";
import { keptRecordOf } from "#lib/product/calls/manners/recording-law";
import type { UnwelcomeCall } from "#lib/product/calls/manners/unwelcome";
import { welcomeAt } from "#lib/product/calls/permission/welcome";
import type { Business } from "#lib/product/directory/business/business";
import { isReal, type CallRecord } from "#lib/platform/server/call-provider/call-provider";
import { chosenProvider } from "#lib/platform/server/call-provider/chosen-provider";
import { database } from "#lib/platform/server/database/database";

export type CallOutlook =
  | UnwelcomeCall
  | {
      kind: "welcome";
      isSimulated: boolean;
      /** When a call that is started now begins, or would if it were real; null for at once. */
      waitsUntil: Date | null;
      timeZone: string;
      record: CallRecord;
    };

/** The outlook of a call that would be started now. */
export async function callOutlook(business: Business, now: Date): Promise<CallOutlook> {
  const called = toCalled(business);
  if (called.kind === "unwelcome") return called;
  const asked = { business: called.business, provider: chosenProvider };
  const welcome = await welcomeAt(await database(), asked, now);
  if (welcome.kind === "unwelcome") return welcome;
  const at = nextCallTime(called.business, now);
  return {
    kind: "welcome",
    isSimulated: !isReal(chosenProvider),
    waitsUntil: at && at > now ? at : null,
    timeZone: called.business.timeZone,
    record: keptRecordOf(chosenProvider, called.business),
  };
}
