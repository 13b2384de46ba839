/** A real Postgres from Debian's package, for the tests: its own cluster in a temporary folder, on a private socket. */
import { spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { madeOnce } from "./made-once.ts";

const packaged = "/usr/lib/postgresql";

/** The folder of the newest Postgres on this machine; null when there is none. */
export function findPostgres(): string | null {
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(packaged, version, "bin"));
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

/** Postgres refuses to run as root: then the package's own user runs it. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

/** Runs a command to its end. Throws with what it says if it fails. */
function execute(command: string, words: string[], options: SpawnSyncOptions): void {
  const { status, stderr, error } = spawnSync(command, words, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`, { cause: error });
}

/** Gives a folder to the user who runs Postgres. Returns the options for commands of that user in it. */
function givenToPostgres(folder: string) {
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return { ...(user ?? {}), cwd: folder, env: { ...process.env, LC_ALL: "C" } };
}

/** A cluster that was never started, to be copied: making one keeps a processor busy for seconds. */
function emptyCluster(bin: string): string {
  const place = path.join(tmpdir(), `lantern-cluster-${path.basename(path.dirname(bin))}`);
  const made = madeOnce(place, (draft) => {
    mkdirSync(draft, { mode: 0o700 });
    execute(
      path.join(bin, "initdb"),
      ["-D", path.join(draft, "data"), "-U", "lantern", "-A", "trust", "-E", "UTF8", "-N"],
      givenToPostgres(draft),
    );
  });
  return path.join(made, "data");
}

export type PostgresServer = {
  url: string;
  /** Shuts it down and disconnects its clients; its data stays. */
  halt: () => Promise<void>;
  /** Starts it again at the same place, and waits until it answers. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts an empty server. Unless `isDurable` it does not wait for the disk. */
export async function startPostgres(bin: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const empty = emptyCluster(bin);
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-postgres-"));
  const options = givenToPostgres(folder);
  const data = path.join(folder, "data");
  execute("cp", ["-a", empty, data], options);
  const port = await freePort();
  const run = () =>
    spawn(
      path.join(bin, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-k",
        folder,
        "-c",
        "listen_addresses=127.0.0.1",
        ...(isDurable ? [] : ["-F"]),
      ],
      { ...options, stdio: "ignore" },
    );
  const answers = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { status } = spawnSync(path.join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]);
      if (status === 0) break;
      await sleep(100);
    }
  };
  let server: ChildProcess = run();
  await answers();
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  };
  return {
    url: `postgres://lantern@127.0.0.1:${port}/postgres`,
    halt,
    resume: async () => {
      server = run();
      await answers();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
