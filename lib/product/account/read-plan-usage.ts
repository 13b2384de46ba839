import "server-only";
import { readPlan } from "#lib/product/account/read-plan";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { database } from "#lib/platform/server/database/database";

/** The plan of a user, and how many calls of its month they have used; null where it holds every call. */
export async function readPlanUsage(userId: string) {
  const db = await database();
  const { plan, ...paid } = await readPlan(db, userId);
  const used = plan.calls === null ? null : await allowanceStore(db).usedIn(userId, plan.month);
  return { plan, ...paid, used };
}

export type PlanUsage = Awaited<ReturnType<typeof readPlanUsage>>;
