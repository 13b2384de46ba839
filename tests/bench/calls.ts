/**
 * `npm run bench:calls`: 10,000 calls of 20 users, their rows interleaved, in the embedded database. Prints the query plan for a
 * page of the list, then requests each screen over HTTP as one user after the other and prints the median and the slowest percent.
 * The aim is 50 ms. `BENCH_ROUNDS` (25) says how often each user asks. Needs a build made for the tests (`npm run test:build`);
 * asserts nothing.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { callPageStore } from "#lib/product/calls/records/call-page-store";
import { readCallPlace } from "#lib/product/calls/records/call-place";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { calls } from "#lib/platform/server/database/schema";
import { callStates, isLive } from "#lib/base/site/call-states";

const { readArguments } = await import("../../scripts/read-arguments.ts");
const { sitePort } = await import("../../scripts/site-under-test.ts");
const { requireTestBuild } = await import("../../scripts/test-build.ts");
const { believesAddresses } = await import("../support/requests/http-client.ts");
const { serveSite } = await import("./serve-site.ts");
const { SignedInBrowser } = await import("./signed-in-browser.ts");
const { measureScreens } = await import("./user-screens.ts");

readArguments("npm run bench:calls");
requireTestBuild();
const size = 10_000;
const users = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
const port = sitePort + 2;
const url = `http://localhost:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), "lantern-calls-"));
const ended = callStates.filter((state) => !isLive(state));

async function serve(): Promise<ChildProcess> {
  const env = { ...believesAddresses, PORT: String(port), LANTERN_DATA_DIR: folder };
  const server = serveSite(env, ["ignore", "pipe", "inherit"]);
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (chunk: Buffer) => chunk.toString().includes("ready on") && resolve());
    server.once("exit", () => reject(new Error("The server ended")));
  });
  return server;
}

const stop = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });

/** Inserts the calls, one of each user in turn, and prints the plan for a page of them. */
async function fill(userIds: string[]): Promise<void> {
  const { database, close } = await openEmbedded(folder);
  const weekday = [{ opens: "09:00", closes: "17:00" }];
  const transcript = Array.from({ length: 12 }, (_, line) => ({
    speaker: line % 2 ? ("agent" as const) : ("business" as const),
    text: `Line ${line} of what was said on this call, about as long as such lines are.`,
  }));
  const rows = Array.from({ length: size }, (_, number) => {
    const at = new Date(Date.now() - number * 61_000);
    const state = ended[number % ended.length] ?? "completed";
    return {
      userId: userIds[number % users] ?? "",
      idempotencyKey: crypto.randomUUID(),
      businessId: "bench",
      businessName: `Business ${number % 97}`,
      business: {
        id: "bench",
        name: "Bench",
        category: "bench",
        city: "Portland, OR",
        phone: "+15035550123",
        timeZone: "America/Los_Angeles",
        hours: [weekday, weekday, weekday, weekday, weekday, [], []],
        services: [{ name: "Repair", price: 40 }],
      },
      request: `Question ${number}: what does a screen repair cost, and how long does it take?`,
      language: "en",
      callbackNumber: "+12025550142",
      provider: "simulator" as const,
      state,
      steps: [{ state, at: at.toISOString() }],
      createdAt: at,
      endedAt: at,
      summary: "They open at nine.",
      transcript,
      durationSeconds: 61,
      costCents: 28,
    };
  });
  for (let from = 0; from < size; from += 500)
    await database.insert(calls).values(rows.slice(from, from + 500));
  await database.execute("analyze calls");
  const [user = ""] = userIds;
  const middle = { createdAt: rows[size / 2]?.createdAt ?? new Date(), id: crypto.randomUUID() };
  for (const [name, query] of [
    ["the first page", { state: null, before: null }],
    ["a page in the middle", { state: null, before: middle }],
    ["one state", { state: "busy" as const, before: null }],
    ["one state, in the middle", { state: "busy" as const, before: middle }],
  ] as const) {
    console.log(`-- ${name}`);
    const plan = await callPageStore(database).planOf(user, query);
    for (const line of plan) console.log(`   ${line.slice(0, 130)}`);
  }
  await close();
}

let server = await serve();
try {
  const browsers = Array.from({ length: users }, () => new SignedInBrowser(url));
  for (const browser of browsers) await browser.signUp();
  await stop(server);
  await fill(browsers.map(({ userId }) => userId));
  server = await serve();
  for (const browser of browsers) await browser.renew();
  type Listed = { calls: { id: string }[]; older: string | null };
  const listed: Listed[] = [];
  for (const browser of browsers) listed.push((await (await browser.ask("/api/calls")).json()) as Listed);
  if (!readCallPlace(listed[0]?.older)) throw new Error("The first user has no second page");
  const older = (user: number) => listed[user]?.older ?? "";
  const id = (user: number) => listed[user]?.calls[0]?.id ?? "";
  const screens: Record<string, (user: number) => string> = {
    "/calls": () => "/calls",
    "/calls, older": (user) => `/calls?before=${older(user)}`,
    "/calls, one state": () => "/calls?state=busy",
    "/call/[id]": (user) => `/call/${id(user)}`,
    "/api/calls": () => "/api/calls",
    "/api/calls/[id]": (user) => `/api/calls/${id(user)}`,
  };
  await measureScreens(browsers, screens, rounds);
} finally {
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
}
