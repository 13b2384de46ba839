/** The databases that a store is tested on: the embedded one, and a real Postgres where there is one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { findPostgres, startPostgres } from "@/tests/support/postgres";

async function startEmbedded() {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-database-"));
  return {
    opened: await openEmbedded(folder),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startReal() {
  const server = await startPostgres(findPostgres() ?? "");
  return { opened: await openPostgres(server.url), stop: server.stop };
}

/** Each with a way to start it; one that is not on this machine says so. */
export const databases = [
  { kind: "the embedded database", start: startEmbedded, isThere: true },
  { kind: "a real Postgres", start: startReal, isThere: findPostgres() !== null },
];
