/** A malformed environment stops whatever is started, by the name of the variable, without a stack trace. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { siteEnv } from "@/scripts/site-under-test";
import { asServer } from "@/tests/support/programs/as-server";
import { dataFolder, startSite } from "@/tests/support/sites/site-server";

/** What takes the types out of TypeScript for Node, as it names it. */
const compiler = "NativeModule internal/deps/amaro/dist/index";
const tellsOfCompiler = `process.once("exit", () => console.log("compiler: " + process.moduleLoadList.includes("${compiler}")))`;

const run = (script: string[], env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", PORT: "0", ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, said: stdout + stderr };
};

function expectRefusal(script: string[], name: string, value: string): void {
  const { status, said } = run(script, { [name]: value });
  expect(status, `${script.join(" ")} with ${name}=${value} said ${said}`).toBe(1);
  expect(said).toMatch(new RegExp(`^ *${name}: \\S`, "m"));
  expect(said, said).not.toMatch(/^\s+at |node:internal|Error:|\bzod\b/m);
}

test("the server", () => {
  const data = dataFolder();
  for (const [name, value] of [
    ["LANTERN_BASE_URL", "lantern.example"],
    ["LANTERN_DATASET", "missing.ndjson"],
    ["NEXT_PUBLIC_SEGMENT_HOST", "not a host"],
    ["SIGN_UP_REDIRECT_ORIGINS", "app.example"],
    ["PORT", "eighty"],
    ["CALL_PROVIDER", "twilio"],
    ["CLERK_JWT_KEY", "not a key"],
    ["LANTERN_DATA_DIR", "/dev/null/data"],
    ["FREE_CALLS_A_MONTH", "many"],
    ["SITE_CALLS_A_DAY", "none"],
  ] as const)
    expectRefusal(["scripts/serve.mjs"], name, value);
  const part = run(["scripts/serve.mjs"], { STRIPE_SECRET_KEY: "sk_test_abc" });
  expect(part.status).toBe(1);
  expect(part.said).toMatch(/^ *STRIPE_WEBHOOK_SECRET: missing/m);
  const { status, said } = run(["scripts/serve.mjs"], { CALL_PROVIDER: "vapi", VAPI_API_KEY: "key" });
  expect(status).toBe(1);
  for (const name of ["VAPI_PHONE_NUMBER_ID", "VAPI_WEBHOOK_CREDENTIAL_ID", "VAPI_WEBHOOK_SECRET"])
    expect(said).toContain(`${name}: needed where CALL_PROVIDER is vapi`);
  data.remove();
});

const others: [what: string, script: string[]][] = [
  ["npm start", ["scripts/start.ts"]],
  ["npm run start:bare", ["scripts/start-bare.ts"]],
  ["npm run dev", ["scripts/dev.ts"]],
  ["npm run build", ["scripts/build.ts"]],
  ["npm run report", [...asServer, "scripts/report.ts"]],
  ["npm run flags", [...asServer, "scripts/flags.ts"]],
  ["npm run plans", [...asServer, "scripts/plans.ts"]],
  ["npm run do-not-call", [...asServer, "scripts/do-not-call.ts"]],
  ["npm run call-provider:check", [...asServer, "scripts/call-provider-check.ts"]],
  ["npm run calls", [...asServer, "scripts/calls.ts"]],
  ["npm run outbox", [...asServer, "scripts/outbox.ts"]],
  ["npm run data:purge", [...asServer, "scripts/data-purge.ts"]],
];
for (const [what, script] of others)
  test(what, () => {
    expectRefusal(script, "LANTERN_BASE_URL", "lantern.example");
    expectRefusal(script, "LANTERN_DATASET", "missing.ndjson");
  });

test("a server of a build loads no compiler, which would stay for as long as it runs", async () => {
  const data = dataFolder();
  const site = await startSite({
    LANTERN_DATA_DIR: data.path,
    // Loads all of it, and goes on without: nothing listens there.
    REDIS_URL: "redis://127.0.0.1:1",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellsOfCompiler)}`,
  });
  try {
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  } finally {
    await site.stop();
    data.remove();
  }
  expect(site.log()).toContain("compiler: false");
});

test("a server that is still starting ends by itself when it is told to", async () => {
  const data = dataFolder();
  const server = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", PORT: "0", LANTERN_DATA_DIR: data.path },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(server, "exit");
  // It names its defaults before it loads what serves.
  await once(server.stdout, "data");
  server.kill("SIGTERM");
  server.stdout.resume();
  expect(await ended).toEqual([0, null]);
  data.remove();
});

/** How many threads of V8 help a process. */
const helpersOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).filter((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/comm`, "utf8").startsWith("V8Worker"),
  ).length;

test.skipIf(process.platform !== "linux")(
  "a server leaves its thread a processor, and whoever starts it can say otherwise",
  async () => {
    const data = dataFolder();
    const counts: number[] = [];
    for (const options of ["", "--v8-pool-size=3"]) {
      const site = await startSite({ LANTERN_DATA_DIR: data.path, NODE_OPTIONS: options });
      counts.push(helpersOf(site.pid));
      await site.stop();
    }
    data.remove();
    expect(counts).toEqual([Math.min(4, Math.max(1, availableParallelism() - 1)), 3]);
  },
);
