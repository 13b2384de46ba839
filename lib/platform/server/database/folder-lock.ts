import "server-only";
/**
 * A lock file that one process holds for as long as it lives. The embedded database does not guard its folder itself, and
 * two processes on one folder lose rows. A killed owner leaves the file behind: it is recognised as dead by its process id
 * and start time on this machine, and by its last sign of life on another (containers that share a volume).
 */
import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const signOfLifeMs = 2_000;
/** An owner on another machine is dead after this long without a sign of life. */
const deadAfterMs = 15_000;

const ownerShape = z.object({
  pid: z.number(),
  startedAt: z.string(),
  machine: z.string(),
  token: z.string(),
});
type Owner = z.infer<typeof ownerShape>;

export type FolderLock = { release: () => Promise<void> };

/** The folder belongs to another living process. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
}

/** When a process started, in the kernel's own count; null when there is no such process, or no way to tell. */
async function startTime(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The name of the program, in parentheses, may itself hold spaces and parentheses.
  return line?.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** This machine since it was last started; process ids mean something only within it. */
async function machineName(): Promise<string> {
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
  return `${hostname()} ${boot.trim()}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return ownerShape.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

/** Whether the owner named in the file can no longer hold it. A file that cannot be read as ours is nobody's. */
async function isDead(file: string, owner: Owner | null, self: Owner): Promise<boolean> {
  if (!owner) return true;
  if (owner.machine === self.machine)
    return !isRunning(owner.pid) || (await startTime(owner.pid)) !== (owner.startedAt || null);
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > deadAfterMs;
}

/** Puts a dead owner's file out of the way. Gives it back should it have changed hands meanwhile. */
async function removeDead(file: string, dead: Owner | null): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside);
  const moved = await readOwner(aside);
  if (moved?.token !== dead?.token) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Takes the lock, waiting up to `patienceMs` for a living owner to let go. Throws FolderInUseError. */
export async function lockFolder(file: string, patienceMs: number): Promise<FolderLock> {
  const self: Owner = {
    pid: process.pid,
    startedAt: (await startTime(process.pid)) ?? "",
    machine: await machineName(),
    token: randomUUID(),
  };
  const draft = `${file}.${self.token}`;
  await writeFile(draft, JSON.stringify(self));
  try {
    const until = Date.now() + patienceMs;
    for (;;) {
      // A hard link appears at once and whole, or not at all.
      const isTaken = await link(draft, file).then(
        () => false,
        () => true,
      );
      if (!isTaken) return held(file, self);
      const owner = await readOwner(file);
      if (await isDead(file, owner, self).catch(() => false))
        await removeDead(file, owner).catch(() => undefined);
      else if (Date.now() >= until)
        throw new FolderInUseError(`${file} is held by process ${owner?.pid ?? "unknown"}`);
      else await sleep(200);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function held(file: string, self: Owner): FolderLock {
  const timer = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, signOfLifeMs);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      if ((await readOwner(file))?.token === self.token) await rm(file, { force: true });
    },
  };
}
