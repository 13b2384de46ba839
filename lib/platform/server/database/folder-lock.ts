import "server-only";
/**
 * A lock file that one process holds as long as it lives. The embedded database does not lock its folder itself, and two processes
 * on one folder lose rows. A killed owner leaves the file behind. On this machine it is recognized as dead by its process id and
 * start time; on another machine (containers that share a volume), by its last sign of life.
 */
import { randomUUID } from "node:crypto";
import { link, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { isRunning } from "#lib/platform/is-running";

const signOfLifeMs = 2_000;
/** An owner on another machine counts as dead after this long without a sign of life. */
const deadAfterMs = 15_000;
/** Who waits no longer than this need not say so. */
const silentMs = 1_000;

const ownerShape = z.object({
  pid: z.number(),
  startedAt: z.string(),
  machine: z.string(),
  token: z.string(),
});
type Owner = z.infer<typeof ownerShape>;

export type FolderLock = { release: () => Promise<void> };

/** The folder belongs to another living process; null where the lock does not say which. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
  readonly pid: number | null;

  constructor(file: string, pid: number | null) {
    super(`${file} is held by process ${pid ?? "unknown"}`);
    this.pid = pid;
  }
}

/** When a process started, as the kernel counts; null when there is no such process, or no way to tell. */
async function startTime(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The program's name, in parentheses, may itself contain spaces and parentheses.
  return line?.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** This machine since its last boot. Process ids are only meaningful within it. */
async function machineName(): Promise<string> {
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
  return `${hostname()} ${boot.trim()}`;
}

const readText = (file: string) => readFile(file, "utf8").catch(() => null);

/** The owner that a lock file names; null when the file is not one of ours. Then it belongs to nobody. */
function ownerOf(text: string): Owner | null {
  try {
    return ownerShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const pidIn = async (file: string): Promise<number | null> =>
  ownerOf((await readText(file)) ?? "")?.pid ?? null;

/**
 * Makes the file system set a file's time to now. It is the only clock that machines sharing the file have in common, since their
 * own may differ. The first byte, which is the same in every owner's record, is overwritten with itself.
 */
async function touch(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.write("{", 0).finally(() => handle.close());
}

/** Whether the owner in the file can no longer hold the lock. `draft` is a file of ours beside it. */
async function isDead(file: string, owner: Owner | null, self: Owner, draft: string): Promise<boolean> {
  if (!owner) return true;
  if (owner.machine === self.machine)
    return !isRunning(owner.pid) || (await startTime(owner.pid)) !== (owner.startedAt || null);
  const { mtimeMs: signAt } = await stat(file);
  await touch(draft);
  const { mtimeMs: now } = await stat(draft);
  return now - signAt > deadAfterMs;
}

/** A hard link appears at once and complete, or not at all. Throws for any other reason than that there is such a file already. */
const isLinked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
      throw error;
    },
  );

/**
 * Replaces a dead owner by the draft. Each dead owner has one heir: the first to link its draft under the owner's token. An heir
 * that died before it took over is a dead owner too, and has an heir of its own.
 */
async function succeed(file: string, draft: string, self: Owner): Promise<boolean> {
  const found = await readText(file);
  if (found === null) return false;
  const claims: string[] = [];
  let [place, text] = [file, found];
  for (;;) {
    const owner = ownerOf(text);
    if (!(await isDead(place, owner, self, draft))) return false;
    place = `${file}.after-${owner?.token ?? "nobody"}`;
    claims.push(place);
    if (await isLinked(draft, place)) break;
    const heir = await readText(place);
    if (heir === null) return false;
    text = heir;
  }
  // An earlier heir may have taken over between our check and our claim: then only the claim has to be removed.
  const isStillDead = (await readText(file)) === found;
  if (isStillDead) await rename(draft, file);
  for (const claim of isStillDead ? claims : [place]) await rm(claim, { force: true });
  return isStillDead;
}

/**
 * Takes the lock, and waits up to `patienceMs` for a living owner to release it, of which `onWait` is told after a second. Throws
 * FolderInUseError, or at once what the file system says.
 */
export async function lockFolder(
  file: string,
  patienceMs: number,
  onWait: (pid: number | null) => void = () => undefined,
): Promise<FolderLock> {
  const self: Owner = {
    pid: process.pid,
    startedAt: (await startTime(process.pid)) ?? "",
    machine: await machineName(),
    token: randomUUID(),
  };
  const draft = `${file}.${self.token}`;
  try {
    await writeFile(draft, JSON.stringify(self));
    const begun = evenNow();
    let isTold = false;
    for (;;) {
      if (await isLinked(draft, file)) return held(file, self);
      if (await succeed(file, draft, self).catch(() => false)) return held(file, self);
      const waited = evenNow() - begun;
      if (waited >= patienceMs) throw new FolderInUseError(file, await pidIn(file));
      if (waited >= silentMs && !isTold) {
        isTold = true;
        onWait(await pidIn(file));
      }
      await sleep(200);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function held(file: string, self: Owner): FolderLock {
  const timer = setInterval(() => {
    void touch(file).catch(() => undefined);
  }, signOfLifeMs);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      if (ownerOf((await readText(file)) ?? "")?.token === self.token) await rm(file, { force: true });
    },
  };
}
