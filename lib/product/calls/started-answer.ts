import "server-only";
/** What a program is told of a call that it has started or had made again. */
import { callStore } from "#lib/product/calls/call-store";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { database } from "#lib/platform/server/database/database";
import { maskPhone } from "#lib/reader/analytics/masking";

/** Its id, and the start of its call-back number for analytics: the page itself does not know a saved number. */
export async function startedAnswer(userId: string, id: string): Promise<{ id: string; phone?: string }> {
  const number = await nullOnError("number not read", async () =>
    callStore(await database()).callbackNumberOf(userId, id),
  );
  return number ? { id, phone: maskPhone(number) } : { id };
}
