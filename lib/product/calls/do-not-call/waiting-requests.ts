import "server-only";
/** The do-not-call list as the operator decides about it, by number: the requests, and what was understood on calls. */
import { callBackStore } from "#lib/product/calls/do-not-call/call-back-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { namesByPhone } from "#lib/product/directory/provider/directory";
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

type HeardNumber = {
  number: string;
  business: string | null;
  since: Date;
  /** The call on which it was understood; null for one of an earlier version. */
  callId: string | null;
  /** How many more such numbers come from calls of the same user, who may have led to that. */
  ofSameUser: number;
};

/** The numbers that are not called because of what was understood on one call, oldest first. They have yet to be decided. */
export async function heardNumbers(db: Database): Promise<HeardNumber[]> {
  const undecided = await doNotCallStore(db).readUndecided();
  const names = await namesByPhone(undecided.map(({ number }) => number));
  const byUser = Map.groupBy(undecided, ({ userId }) => userId);
  return undecided.map(({ number, addedAt, callId, userId }) => ({
    number,
    business: names.get(number) ?? null,
    since: addedAt,
    callId,
    ofSameUser: userId === null ? 0 : (byUser.get(userId) ?? []).length - 1,
  }));
}
