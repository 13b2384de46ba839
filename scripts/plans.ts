/**
 * `npm run plans` or `npm run plans -- list`: the plans that have been granted. `npm run plans -- grant USER PLAN [--until
 * 2027-01-31]` grants one, replacing an earlier one; `-- revoke USER` takes it back. USER is the id or the e-mail address of a
 * user. The embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { isPaidPlan, paidPlans } from "#lib/base/site/paid-plans";
import { databaseNow } from "#lib/platform/server/database/database";
import { findUserId } from "#lib/platform/server/sign-in/find-user";
import { planGrantStore } from "#lib/product/account/plan-grant-store";
import { readCommand, refuse } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

const usage =
  "npm run plans [-- list | grant USER PLAN [--until YYYY-MM-DD] | revoke USER] (USER is an id or an e-mail address)";

/** The end of a day in UTC. Throws when there is no such day, or it is over. */
function endOf(day: string | undefined, now: Date): Date | null {
  if (day === undefined) return null;
  const end = new Date(`${day}T24:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end.getTime());
  if (!isDay || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
    throw new Error(`${day} is no day: say it as in --until 2027-01-31.`);
  if (end <= now) throw new Error(`${day} is over.`);
  return end;
}

async function requireUserId(named: string): Promise<string> {
  const id = await findUserId(named);
  if (id === null) throw new Error(`There is no user ${named}.`);
  return id;
}

async function run(): Promise<void> {
  const { command, words, values } = readCommand(
    usage,
    { list: 0, grant: 2, revoke: 1 },
    { until: { type: "string" } },
  );
  if (values.until !== undefined && command !== "grant") refuse("--until belongs to grant.", usage);
  const [user = "", plan] = words;
  if (command === "grant" && !isPaidPlan(plan)) throw new Error(`Name a plan: ${paidPlans.join(" or ")}.`);
  const db = await existingDatabase();
  const grants = planGrantStore(db);
  const now = await databaseNow(db);
  if (command === "grant" && isPaidPlan(plan)) {
    const endsAt = endOf(values.until, now);
    await grants.grant({ userId: await requireUserId(user), plan, grantedAt: now, endsAt });
  }
  if (command === "revoke") {
    // An id is not looked up: its user may be deleted.
    const userId = user.includes("@") ? await requireUserId(user) : user;
    if (!(await grants.revoke(userId))) throw new Error(`No plan is granted to ${userId}.`);
  }
  const all = await grants.readAll();
  for (const { userId, plan: granted, grantedAt, endsAt } of all)
    console.log(
      `${userId}: ${granted}, granted ${grantedAt.toISOString().slice(0, 10)}, ` +
        (endsAt === null ? "without an end" : `${endsAt <= now ? "ended" : "until"} ${endsAt.toISOString()}`),
    );
  if (all.length === 0) console.log("No plan is granted.");
}

await runWithDatabase(run);
