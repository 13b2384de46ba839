import "server-only";
/** The requests for the do-not-call list as they are decided: by number. */
import { doNotCallStore } from "#lib/product/calls/do-not-call-store";
import { businessStore } from "#lib/product/directory/business-store";
import type { Database } from "#lib/platform/server/database/database";

type WaitingNumber = {
  number: string;
  /** A business of the directory that has it; null where none does, and nobody can have it called. */
  business: string | null;
  since: Date;
  /** Who asked, the oldest request first. */
  asked: { email: string; language: string }[];
};

/** The numbers that wait to be decided: first those that can be called at all, and of these and the others the oldest. */
export async function waitingNumbers(db: Database): Promise<WaitingNumber[]> {
  const requests = await doNotCallStore(db).readRequests();
  const byNumber = Map.groupBy(requests, ({ number }) => number);
  const names = await businessStore(db).namesByPhone([...byNumber.keys()]);
  return [...byNumber]
    .flatMap(([number, asked]) => {
      const since = asked[0]?.requestedAt;
      return since ? [{ number, business: names.get(number) ?? null, since, asked }] : [];
    })
    .toSorted((one, other) => Number(one.business === null) - Number(other.business === null));
}
