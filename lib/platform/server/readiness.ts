import "server-only";
/** Whether the services that the site depends on answer: the content store and the database. */
import { sql } from "drizzle-orm";
import { evenNow } from "#lib/base/values/even-clock";
import { messageOf } from "#lib/platform/fault-words";
import { askStore } from "#lib/platform/server/content/content-store";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { within } from "#lib/base/values/within";

type Service = "content" | "database";
/** `unused`: the embedded database is only created when something is stored in it. */
type Check = "ok" | "failed" | "unused";
export type Readiness = Record<Service, Check>;

const patienceMs = 5_000;
/** However often readiness is requested, a service that did not answer is not asked more often than this. */
const failedMs = 2_000;
/** How often the log says that a service still does not answer. */
const toldMs = 60_000;
/** For how long a good answer is believed. A cache in front asks each second, and a hosted content store counts each question. */
const goodMs = { content: 60_000, database: failedMs };

type State = {
  answer: Promise<Check>;
  /** The moment until which the answer is believed, by `evenNow`; infinite while the service is being asked. */
  until: number;
  /** When the log last said that it does not answer; null once it does. */
  toldAt: number | null;
};
const states = processWide("readiness", () => new Map<Service, State>());

/** The state now, or a moment ago. Never throws. */
export async function readReadiness(): Promise<Readiness> {
  const [content, stored] = await Promise.all([
    check("content", () => askStore(/* groq */ `*[_type == "microBrief"][0]._id`, {})),
    hasDatabase()
      ? check("database", async () => (await database()).execute(sql`select 1`))
      : ("unused" as const),
  ]);
  return { content, database: stored };
}

/** Asks a service, unless it is being asked, or what it said last is still believed. */
function check(service: Service, ask: () => Promise<unknown>): Promise<Check> {
  const known = states.get(service);
  if (known && evenNow() < known.until) return known.answer;
  const state = { until: Infinity, toldAt: known?.toldAt ?? null };
  const answer = within(patienceMs, ask()).then(
    (): Check => {
      state.until = evenNow() + goodMs[service];
      state.toldAt = null;
      return "ok";
    },
    (error: unknown): Check => {
      const now = evenNow();
      state.until = now + failedMs;
      if (state.toldAt === null || now - state.toldAt >= toldMs) {
        state.toldAt = now;
        logger.warn({ check: service, error: messageOf(error) }, "not ready");
      }
      return "failed";
    },
  );
  states.set(service, Object.assign(state, { answer }));
  return answer;
}
