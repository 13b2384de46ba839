import "server-only";
/** Whether the services that the site depends on answer: the content store and the database. */
import { sql } from "drizzle-orm";
import { evenNow } from "#lib/base/values/even-clock";
import { messageOf } from "#lib/platform/fault-words";
import { askStore } from "#lib/platform/server/content-store";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { within } from "#lib/base/values/within";

/** `unused`: the embedded database is only created when something is stored in it. */
type Check = "ok" | "failed" | "unused";
export type Readiness = { content: Check; database: Check };

const patienceMs = 5_000;
/** However often readiness is requested, the services are not asked more often than this. */
const ttlMs = 2_000;
const last = processWide("readiness", () => ({ asked: 0, answer: null as Promise<Readiness> | null }));

/** The state now, or a moment ago. Never throws. */
export function readReadiness(): Promise<Readiness> {
  const now = evenNow();
  if (last.answer && now - last.asked < ttlMs) return last.answer;
  last.asked = now;
  last.answer = look();
  return last.answer;
}

async function look(): Promise<Readiness> {
  const [content, stored] = await Promise.all([
    check("content", () => askStore(/* groq */ `*[_type == "microBrief"][0]._id`, {})),
    hasDatabase()
      ? check("database", async () => (await database()).execute(sql`select 1`))
      : ("unused" as const),
  ]);
  return { content, database: stored };
}

async function check(name: string, ask: () => Promise<unknown>): Promise<Check> {
  try {
    await within(patienceMs, ask());
    return "ok";
  } catch (error) {
    logger.warn({ check: name, error: messageOf(error) }, "not ready");
    return "failed";
  }
}
