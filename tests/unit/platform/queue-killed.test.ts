/**
 * A process is killed at every step of its queues. Nothing is lost: whoever restarts goes on, and nobody tries an item
 * before the dead one's lease is over. What was tried and not written down is tried once more, under the same key, by which
 * the service recognises it. What was written down is never tried again.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asServer } from "@/tests/support/programs/as-server";
import { startCallProvider, type FakeProvider } from "@/tests/support/services/call-provider";
import { startFormService, type FormService } from "@/tests/support/services/form-service";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import type { Look, Told } from "@/tests/support/programs/run-queue";
import { withSetClock } from "@/tests/support/machine/set-clock";
import { dataFolderWithDatabase } from "@/tests/support/sites/site-server";

const hourMs = 60 * 60_000;
/** Of submissions, whose service takes ten seconds at most for an answer. */
const leaseMs = 15_000;
/** Of calls: a turn may ask their provider twice. */
const callLeaseMs = 25_000;
/** How often a provider is asked about a call. */
const lookAgainMs = 20_000;

const postgres = findPostgres();

type Env = Record<string, string>;
type Place = { env: Env; remove: () => void | Promise<void> };

function embedded(): Place {
  const folder = dataFolderWithDatabase();
  return { env: { LANTERN_DATA_DIR: folder.path }, remove: folder.remove };
}

async function real(): Promise<Place> {
  const server = await startPostgres(postgres ?? "");
  return { env: { DATABASE_URL: await withSetClock(server.url) }, remove: server.stop };
}

type Running = { child: ChildProcess; ended: Promise<{ signal: string | null; said: string }> };

const started: Running[] = [];

function run(looks: Look[], env: Env): Running {
  const line = [...asServer, "tests/support/programs/run-queue.ts", JSON.stringify(looks)];
  const child = spawn(process.execPath, line, {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ signal: string | null; said: string }>((resolve) =>
    child.once("close", (_, signal) => resolve({ signal, said })),
  );
  const running = { child, ended };
  started.push(running);
  return running;
}

/** Lets a process run to its end, and gives what it says. */
async function toldBy(looks: Look[], env: Env): Promise<Told> {
  const { signal, said } = await run(looks, env).ended;
  if (signal !== null || !said.startsWith("{")) throw new Error(`${signal}: ${said}`);
  return JSON.parse(said) as Told;
}

/** Kills processes as soon as `isTime`. */
async function kill(running: Running[], isTime: () => boolean): Promise<void> {
  const isGone = ({ child }: Running) => child.exitCode !== null || child.signalCode !== null;
  while (!isTime() && !running.some(isGone)) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const { child } of running) child.kill("SIGKILL");
}

describe.each([
  { kind: "the embedded database", open: embedded, isThere: true },
  { kind: "a real Postgres", open: real, isThere: postgres !== null || process.env.CI !== undefined },
])("on $kind", { timeout: 120_000 }, ({ open, isThere }) => {
  describe.skipIf(!isThere)("a process that is killed", () => {
    let place: Place;
    let form: FormService;
    let provider: FakeProvider;
    let env: Env;
    /** Another day for each test, since they share a database. */
    let now = Date.parse("2026-03-01T12:00:00Z");

    beforeAll(async () => {
      place = await open();
    }, 60_000);
    afterAll(() => place.remove());
    beforeEach(async () => {
      now += 24 * hourMs;
      form = await startFormService();
      provider = await startCallProvider();
      provider.comeTo({ state: "completed", durationSeconds: 61, costUsd: 0.3 });
      env = {
        ...place.env,
        NEWSLETTER_FORM_URL: form.url,
        CALL_PROVIDER_URL: provider.url,
        CALL_PROVIDER_KEY: "key-of-the-tests",
      };
    });
    afterEach(async () => {
      for (const { child, ended } of started.splice(0)) {
        child.kill("SIGKILL");
        await ended;
      }
      await form.stop();
      await provider.stop();
    });

    const all = ["GET", "POST", "PUT"];
    /** What is asked of the services just before submissions are free again, when they are, when calls are, and hours later. */
    const onceFree = [[], ["POST"], ["GET", "PUT"], ["GET"], []];
    test.each([
      { step: "added", asked: [all, [], [], ["GET"], []], tries: 1, attempts: 1, confirmed: 1 },
      { step: "claimed", asked: onceFree, tries: 1, attempts: 2, confirmed: 1 },
      { step: "being tried", asked: onceFree, tries: 2, attempts: 2, confirmed: 1 },
      { step: "tried", asked: onceFree, tries: 2, attempts: 2, confirmed: 2 },
      { step: "written", asked: [[], [], ["GET"], [], []], tries: 1, attempts: 1, confirmed: 1 },
    ] as const)("with items $step", async ({ step, asked, tries, attempts, confirmed }) => {
      // One call that its provider has already and is asked about, one to be handed over, one submission.
      const before: Look = { at: now - lookAgainMs, calls: 1 };
      const last: Look = { at: now, calls: 1, submissions: 1 };
      if (step === "being tried") {
        provider.behave("work", "hang", "hang", "work");
        form.behave("hang");
        const running = run([before, last], env);
        await kill([running], () => form.seen() + provider.received.length === 4);
      } else run([before, { ...last, death: { step, items: 3 } }], env);
      const { signal, said } = (await started[0]?.ended) ?? {};
      expect(signal, said).toBe("SIGKILL");

      form.behave("confirm");
      const told = await toldBy(
        [leaseMs - 1, leaseMs, callLeaseMs, hourMs, 2 * hourMs].map((after) => ({ at: now + after })),
        env,
      );
      expect(told.asked).toEqual(asked);

      const [sent] = form.keys;
      expect(form.keys).toEqual(Array.from({ length: tries }, () => sent));
      expect(form.received).toHaveLength(confirmed);
      const submission = told.submissions.find(({ id }) => id === sent);
      expect(submission).toMatchObject({ state: "delivered", attempts, lastFault: null });

      // However often it was handed over, each is one call, and each went to its end once.
      const ids = [...provider.calls.keys()];
      const count = (asked: string, id = "") =>
        provider.received.filter(({ method, path }) => method === asked && path === `/calls/${id}`).length;
      expect(ids.map((id) => [count("PUT", id), count("GET", id)])).toEqual([
        [1, tries],
        [tries, 1],
      ]);
      for (const { method, path, headers } of provider.received)
        if (method === "PUT") expect(path).toBe(`/calls/${String(headers["idempotency-key"])}`);
      for (const id of ids) {
        const call = told.calls.find((one) => one.id === id);
        expect(call).toMatchObject({ state: "completed", durationSeconds: 61, dueAt: null, lastFault: null });
        expect(call?.steps).toMatchObject([{ state: "queued" }, { state: "completed" }]);
      }
    });

    // The embedded database belongs to one process at a time.
    if (open === embedded) return;
    test.each([
      { clock: "ahead", aheadMs: hourMs },
      { clock: "behind", aheadMs: -hourMs },
    ])("one whose clock is $clock leaves its items due at the moment they would be", async ({ aheadMs }) => {
      form.behave("fail");
      const first = await toldBy([{ at: now, aheadMs, calls: 1, submissions: 1 }], env);
      expect(first.asked).toEqual([["POST", "PUT"]]);
      form.behave("confirm");
      const firstDelayMs = 5_000;
      const times = [firstDelayMs - 1, firstDelayMs, lookAgainMs - 1, lookAgainMs];
      const told = await toldBy(
        times.map((after) => ({ at: now + after })),
        env,
      );
      expect(told.asked).toEqual([[], ["POST"], [], ["GET"]]);
    });

    test("beside another, each with items of its own", async () => {
      form.behave("hang");
      await toldBy([{ at: now, submissions: 20 }], place.env);
      const both = [run([{ at: now }], env), run([{ at: now }], env)];
      await kill(both, () => form.seen() >= 8);
      await Promise.all(both.map(({ ended }) => ended));
      expect(form.keys).toHaveLength(8);
      expect(new Set(form.keys).size).toBe(8);
      form.behave("confirm");
      const told = await toldBy([{ at: now + leaseMs - 1 }, { at: now + leaseMs }], env);
      expect(told.asked.map(({ length }) => length)).toEqual([12, 8]);
      expect(form.received).toHaveLength(20);
      expect(new Set(form.keys).size).toBe(20);
    });
  });
});
