/**
 * `npm run soak -- MINUTES` (default 60): two instances of the existing build on a real Postgres and a Redis, at a third of the
 * load that they can take, while everything around them fails in turn. Counts how often each promise was broken, prints the result,
 * and ends with 1 if one was. Needs a build made for the tests (`npm run test:build`), and the packages `postgresql` and
 * `redis-server`; without them it says so, and fails if CI is set. `SOAK_RATE` sets the load; `SOAK_SNAPSHOT` names a file in which
 * the heap of the first instance is saved for a closer look.
 */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Balancer } from "./soak/balancer.ts";
import { summarizeHeap } from "./soak/heap-summary.ts";
import { Ledger } from "./soak/ledger.ts";
import { measureLoad, readAll } from "./soak/measure.ts";
import { letGoWrong } from "./soak/plan.ts";
import { aheadMs } from "./soak/fault-clock.ts";
import { FreshPages } from "./soak/fresh-pages.ts";
import { MemoryWatch } from "./soak/memory.ts";
import { judge, judgeCalls, judgeDelivered, readTexts } from "./soak/stored.ts";
import { printAnswers, printMemory, printPromises } from "./soak/report.ts";
import { missingServices, startServices } from "./soak/services.ts";
import { Site } from "./soak/site.ts";
import { Callers } from "./soak/callers.ts";
import { editors, readPieces } from "./soak/editors.ts";
import { ringAndReport } from "./soak/provider.ts";
import { readers, readPaths } from "./soak/readers.ts";
import { searchers } from "./soak/searchers.ts";
import { critics, nothingSent, subscribers, waiters } from "./soak/senders.ts";
import { watched } from "./soak/watched.ts";
import type { World } from "./soak/world.ts";

const { numberOr } = await import("../../scripts/read-arguments.ts");
const { sitePort } = await import("../../scripts/site-under-test.ts");
const { requireTestBuild } = await import("../../scripts/test-build.ts");
const { believesAddresses } = await import("../support/requests/http-client.ts");

const minutes = numberOr("npm run soak [-- MINUTES]", 60);
requireTestBuild();
/** Requests per second that are not reading. */
const rates = {
  search: 1,
  newsletter: 0.5,
  waitlist: 0.3,
  feedback: 0.5,
  events: 1,
  product: 0.5,
  call: 0.3,
  edit: 1,
};
const ports = [sitePort + 1, sitePort + 2];
const measureSeconds = 8;
const share = 1 / 3;
/**
 * Within this time the last submissions must be delivered and the last calls ended. It is longer than the clock jumps ahead: what
 * became due by that clock waits for it.
 */
const drainMs = aheadMs + 60_000;

const missing = missingServices();
if (missing !== null) {
  console.log(`The soak is left out: ${missing} is not installed.`);
  process.exit(process.env.CI ? 1 : 0);
}

const services = await startServices(sitePort + 3);
const site = new Site(ports, { ...services.env, ...believesAddresses });
const ledger = new Ledger();
const balancer = new Balancer(ports, new URL(site.origin).host, ledger);
const world: World = { site, services, balancer, ledger, lastsMs: minutes * 60_000, isOver: false };
let isKept = false;
try {
  for (const instance of site.instances) await instance.start();
  isKept = await soak();
} finally {
  world.isOver = true;
  balancer.close();
  await site.stop();
  await services.stop();
}
process.exit(isKept ? 0 : 1);

async function soak(): Promise<boolean> {
  const pieces = readPieces();
  const briefs = pieces.filter(({ type }) => type === "microBrief").map(({ slug }) => slug);
  const paths = await readPaths(world);
  const callers = new Callers(world);
  await callers.signUp(minutes * 60 * rates.call);
  await readAll(world, paths);
  const fresh = new FreshPages(world);
  const memory = new MemoryWatch(world);
  const newsletter = nothingSent();
  const waitlist = nothingSent();
  const feedback = nothingSent();
  const events = nothingSent();

  let isDrained = false;
  const reporting = ringAndReport(world, () => isDrained);
  const publishing = editors(world, pieces, fresh, rates.edit);
  const most =
    Number(process.env.SOAK_RATE ?? 0) / share || (await measureLoad(world, paths, measureSeconds));
  console.log(
    `${paths.length} pages, ${minutes} min; two instances give ${most.toFixed(0)} answers/s at most, readers ask for ${(most * share).toFixed(0)}`,
  );
  const users = [
    publishing,
    readers(world, paths, most * share),
    searchers(world, rates.search),
    subscribers(world, newsletter, rates.newsletter),
    waiters(world, waitlist, rates.waitlist),
    critics(world, feedback, briefs, rates.feedback),
    watched(world, events, paths, rates.events),
    callers.look(rates.product),
    callers.call(rates.call),
  ];
  const goingWrong = letGoWrong(world);
  const begun = performance.now();
  const looks = Math.max(12, Math.round(minutes));
  for (let look = 1; look <= looks; look += 1) {
    await wait(Math.max(0, begun + (look * world.lastsMs) / looks - performance.now()));
    memory.look((look * minutes) / looks);
  }
  const untried = await goingWrong;
  world.isOver = true;
  await Promise.all(users);
  await fresh.lookAtAll();
  await drained();
  isDrained = true;
  await reporting;

  const failed = printAnswers(ledger);
  printMemory(memory);
  await printHeap();
  const subscribed = (list: string) =>
    readTexts(world, `select email_address as text from subscriptions where list = '${list}'`);
  const isAllKept = printPromises(
    failed,
    fresh,
    [
      judge("newsletter sign-ups", newsletter, await subscribed("newsletter")),
      judge("waitlist sign-ups", waitlist, await subscribed("waitlist")),
      judgeDelivered(
        "delivered sign-ups",
        { ...newsletter, taken: newsletter.taken.union(waitlist.taken) },
        world,
      ),
      judge("feedback", feedback, await readTexts(world, "select comment as text from feedback")),
      judge("events", events, await readTexts(world, "select sent_id::text as text from events")),
      await judgeCalls(world, callers.calls),
    ],
    memory,
  );
  for (const one of untried) console.log(`not tried: ${one}`);
  return isAllKept;
}

/** Waits, within limits, until nothing is due any more. */
async function drained(): Promise<void> {
  for (const until = performance.now() + drainMs; performance.now() < until;) {
    const [due = "0"] = await readTexts(
      world,
      `select ((select count(*) from subscriptions where state = 'pending') +
        (select count(*) from calls where ended_at is null))::text as text`,
    );
    if (due === "0") return;
    await wait(1_000);
  }
}

/** Prints what remains on the heap of the first instance. */
async function printHeap(): Promise<void> {
  const kept = process.env.SOAK_SNAPSHOT;
  // Absolute, because the instance runs in its own folder.
  const file = path.resolve(kept || path.join(tmpdir(), `lantern-soak-${process.pid}.heapsnapshot`));
  const before = await site.instances[0]?.readMemory();
  if (!before) return;
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = before.memory;
  const shown = Object.entries({ rss, heapTotal, heapUsed, external, arrayBuffers });
  console.log(
    `\ninstance 0: ${shown.map(([name, bytes]) => `${name} ${(bytes / 2 ** 20).toFixed(0)}`).join(", ")} MiB`,
  );
  await site.instances[0]?.writeSnapshot(file);
  for (const { group, count, mib } of summarizeHeap(file))
    console.log(`  ${mib.toFixed(1).padStart(6)} MiB  ${String(count).padStart(8)}  ${group}`);
  if (!kept) rmSync(file, { force: true });
}
