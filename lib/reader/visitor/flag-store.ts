import "server-only";
/** The operator's settings of flags, which override the defaults. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { messageOf } from "#lib/platform/fault-words";
import { database, hasDatabase, type Database } from "#lib/platform/server/database/database";
import { featureFlags } from "#lib/platform/server/database/visitor-tables";
import { memo } from "#lib/platform/server/memo";
import { logger } from "#lib/platform/server/logger";
import { flagDefaults, flagNames, type Flag, type FlagName, type Flags } from "#lib/reader/visitor/flags";

const known = new Map<string, Flag>(flagNames.map((name) => [name, flagDefaults[name]]));

export const flagStore = (db: Database) => ({
  /** Every flag with its present value. A key of the config that the operator has not set has its default. */
  async readAll(): Promise<Flags> {
    const rows = await db.select().from(featureFlags);
    const set = rows.map(({ name, isEnabled, config }): [string, Flag] => [
      name,
      { enabled: isEnabled, config: { ...known.get(name)?.config, ...config } },
    ]);
    return { ...flagDefaults, ...Object.fromEntries(set) };
  },

  /** Switches a flag on or off. A given config replaces the former one. */
  async set(
    name: FlagName,
    isEnabled: boolean,
    config: Record<string, unknown> | null,
    now: Date,
  ): Promise<void> {
    const change = { isEnabled, updatedAt: now, ...(config ? { config } : {}) };
    await db
      .insert(featureFlags)
      .values({ name, config: {}, ...change })
      .onConflictDoUpdate({ target: featureFlags.name, set: change });
  },

  /** Resets a flag to its default. */
  async clear(name: FlagName): Promise<void> {
    await db.delete(featureFlags).where(eq(featureFlags.name, name));
  },
});

/**
 * Every flag with a value at most a minute old; the defaults while they cannot be read. A database in which nothing was ever stored
 * is not opened for this.
 */
export async function readFlags(): Promise<Flags> {
  if (!hasDatabase()) return flagDefaults;
  try {
    return await memo("flags", async () => flagStore(await database()).readAll());
  } catch (error) {
    logger.warn({ error: messageOf(error) }, "flags not read");
    return flagDefaults;
  }
}

export const flagName = z.enum(flagNames);
export const flagConfig = z.record(
  z.string().max(100),
  z.union([z.string().max(500), z.number(), z.boolean()]),
);
