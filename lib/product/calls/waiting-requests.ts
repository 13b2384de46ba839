import "server-only";
/** The requests for the do-not-call list as they are decided: by number. */
import { callBackStore } from "#lib/product/calls/call-back-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call-store";
import { namesByPhone } from "#lib/product/directory/directory";
import type { Database } from "#lib/platform/server/database/database";

type WaitingNumber = {
  number: string;
  /** A business of the directory that has it; null where none does, and nobody can have it called as one. */
  business: string | null;
  /** Whether businesses are or were asked to call it back. Anybody may give any number for that, and whoever has it is rung. */
  isCalledBack: boolean;
  since: Date;
  /** Who asked, the oldest request first. */
  asked: { email: string; language: string }[];
};

/** The numbers that wait to be decided: first those that ring because of us, then the others; the oldest first in each group. */
export async function waitingNumbers(db: Database): Promise<WaitingNumber[]> {
  const requests = await doNotCallStore(db).readRequests();
  const byNumber = Map.groupBy(requests, ({ number }) => number);
  const numbers = [...byNumber.keys()];
  const names = await namesByPhone(numbers);
  const calledBack = await callBackStore(db).givenAmong(numbers);
  return [...byNumber]
    .flatMap(([number, asked]) => {
      const since = asked[0]?.requestedAt;
      const business = names.get(number) ?? null;
      return since ? [{ number, business, isCalledBack: calledBack.has(number), since, asked }] : [];
    })
    .toSorted((one, other) => Number(rings(other)) - Number(rings(one)));
}

const rings = ({ business, isCalledBack }: WaitingNumber) => business !== null || isCalledBack;
