import "server-only";
/** The account's rows in the database. Every function takes the user whose rows it may touch. */
import { eq } from "drizzle-orm";
import type { WishedPlan } from "#lib/account/plans";
import { defaultSettings, settingsShape, type AccountSettings } from "#lib/account/settings";
import { database, type Database } from "#lib/platform/server/database/database";
import { accountSettings, planWishes } from "#lib/platform/server/database/schema";

const opened = async (db?: Database) => db ?? (await database());

/** What a user has set; the defaults for whoever has set nothing. */
export async function readSettings(userId: string, db?: Database): Promise<AccountSettings> {
  const [row] = await (
    await opened(db)
  )
    .select()
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId));
  return settingsShape.safeParse(row).data ?? defaultSettings;
}

/** Changes the given settings and leaves the others. Throws when they could not be kept. */
export async function changeSettings(
  userId: string,
  changes: Partial<AccountSettings>,
  now = new Date(),
  db?: Database,
): Promise<void> {
  await (
    await opened(db)
  )
    .insert(accountSettings)
    .values({ userId, ...defaultSettings, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: accountSettings.userId, set: { ...changes, updatedAt: now } });
}

export type PlanWish = { plan: WishedPlan; wishedAt: Date };

/** The plan a user would like; null when they have named none. */
export async function readPlanWish(userId: string, db?: Database): Promise<PlanWish | null> {
  const [row] = await (await opened(db)).select().from(planWishes).where(eq(planWishes.userId, userId));
  return row ? { plan: row.plan, wishedAt: row.wishedAt } : null;
}

/** Notes the plan a user would like, in place of an earlier one; null takes the wish back. */
export async function wishForPlan(
  userId: string,
  plan: WishedPlan | null,
  now = new Date(),
  db?: Database,
): Promise<void> {
  const open = await opened(db);
  if (plan === null) await open.delete(planWishes).where(eq(planWishes.userId, userId));
  else
    await open
      .insert(planWishes)
      .values({ userId, plan, wishedAt: now })
      .onConflictDoUpdate({ target: planWishes.userId, set: { plan, wishedAt: now } });
}

/** Everything kept here of a user, for "download my data". */
export async function exportOfUser(userId: string, db?: Database): Promise<Record<string, unknown>> {
  const open = await opened(db);
  return {
    settings: await open.select().from(accountSettings).where(eq(accountSettings.userId, userId)),
    planWishes: await open.select().from(planWishes).where(eq(planWishes.userId, userId)),
  };
}

/** Deletes everything kept here of a user. */
export async function deleteOfUser(userId: string, db?: Database): Promise<void> {
  await (
    await opened(db)
  ).transaction(async (transaction) => {
    await transaction.delete(accountSettings).where(eq(accountSettings.userId, userId));
    await transaction.delete(planWishes).where(eq(planWishes.userId, userId));
  });
}
