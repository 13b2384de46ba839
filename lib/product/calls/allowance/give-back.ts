import "server-only";
/** Calls that never rang do not use up what protects everybody from too many. */
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { numberCallStore } from "#lib/product/calls/allowance/number-call-store";
import type { Database } from "#lib/platform/server/database/database";

/**
 * Takes from the counts of the whole site, of the called numbers and of those to call back, among calls that are over, those that
 * no provider can have had. In the transaction that ends them; doing it again changes nothing. What their user has started in the
 * day stays: otherwise one could start and cancel without end.
 */
export async function giveBack(
  transaction: Database,
  ended: readonly { id: string; handedOverAt: Date | null }[],
): Promise<void> {
  const unmade = ended.filter(({ handedOverAt }) => handedOverAt === null).map(({ id }) => id);
  if (unmade.length === 0) return;
  await numberCallStore(transaction).giveBack(unmade);
  await allowanceStore(transaction).giveBack(unmade);
}
