import "server-only";
/** What a program is told of a call that it has started or had made again. */
import { callStore } from "#lib/product/calls/records/call-store";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { database } from "#lib/platform/server/database/database";
import { maskPhone } from "#lib/reader/analytics/masking";

type StartedAnswer = { id: string; phone?: string; isFirst?: true };

/**
 * Its id and, for analytics, the start of its call-back number and whether it is the user's first call: the page itself knows
 * neither a saved number nor what was done in another browser.
 */
export async function startedAnswer(userId: string, id: string): Promise<StartedAnswer> {
  const [number, first] = await Promise.all([
    nullOnError("number not read", async () => callStore(await database()).callbackNumberOf(userId, id)),
    nullOnError("first call not read", async () => callStore(await database()).firstStarted(userId)),
  ]);
  return {
    id,
    ...(number ? { phone: maskPhone(number) } : {}),
    ...(first === id ? { isFirst: true as const } : {}),
  };
}
