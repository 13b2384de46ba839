/** Commands about the database as an operator types them, and what they say where it is not there. */
import { once } from "node:events";
import { existsSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#lib/platform/server/database/database";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { calls } from "#lib/platform/server/database/schema";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { startCallProvider } from "@/tests/support/services/call-provider";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { operatorFolder } from "@/tests/support/programs/operator-folder";
import { sampleCall } from "@/tests/support/samples/sample-call";
import { dataFolderWithDatabase } from "@/tests/support/sites/site-server";
import { startVoiceService } from "@/tests/support/services/voice-service";

const { inFolder, run, start, write } = operatorFolder();

/** Does something in the embedded database of a data folder. */
async function fillDatabase(data: string, fill: (db: Database) => Promise<unknown>): Promise<void> {
  const opened = await openEmbedded(data);
  await fill(opened.database);
  await opened.close();
}

/** Makes a data folder with the embedded database, as `fill` leaves it, that the commands use. Returns its path. */
async function keepDatabase(fill?: (db: Database) => Promise<unknown>): Promise<string> {
  const data = dataFolderWithDatabase();
  onTestFinished(() => data.remove());
  if (fill) await fillDatabase(data.path, fill);
  write(".env", "SANITY_PROJECT_ID=lantern", `LANTERN_DATA_DIR=${data.path}`);
  // The migrations are found from where the server is started.
  symlinkSync(path.resolve("lib"), inFolder("lib"));
  return data.path;
}

/** A call on which somebody was understood to ask for no more. */
const call = "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01";

test.each([
  ["do-not-call", ["add", "+12025550142"]],
  ["flags", ["off", "search_suggestions"]],
  ["plans", []],
  ["report", []],
  ["outbox", []],
  ["calls", []],
  ["data-purge", []],
])(
  "%s %j says that there is no database, rather than to create one that is empty",
  { timeout: 180_000 },
  (script, words) => {
    write(".env", "SANITY_PROJECT_ID=lantern", "LANTERN_DATA_DIR=mistyped");
    const place = inFolder("mistyped");
    const { status, said, fault } = run(script, words);
    expect(fault).toBe(
      `There is no database in ${place} (LANTERN_DATA_DIR). The server creates it at its first start.\n`,
    );
    expect({ status, said, isMade: existsSync(place) }).toEqual({ status: 1, said: "", isMade: false });
  },
);

test(
  "a command that waits for the database says for whose, and at the end what to do",
  { timeout: 180_000 },
  async () => {
    const data = dataFolderWithDatabase();
    onTestFinished(() => data.remove());
    const opened = await openEmbedded(data.path);
    onTestFinished(opened.close);
    write(".env", "SANITY_PROJECT_ID=lantern", `LANTERN_DATA_DIR=${data.path}`);
    const flags = start("flags", []);
    let told = "";
    flags.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
    expect(await once(flags, "exit")).toEqual([1, null]);
    expect(told).toBe(
      `Waiting for the embedded database, which process ${process.pid} is using …\n` +
        `The embedded database in ${data.path}/database is in use by process ${process.pid}, probably the server: ` +
        "stop it and try again. With DATABASE_URL, commands work beside a server.\n",
    );
  },
);

test(
  "do-not-call mends a number that was put on the list with the zero for callers within its country",
  { timeout: 180_000 },
  async () => {
    await keepDatabase((db) =>
      doNotCallStore(db).add("+4402079460958", "request", new Date("2026-03-02T12:00:00Z")),
    );
    const listed = "+442079460958  2026-03-02T12:00:00.000Z  request\n";
    const mended = "+4402079460958 is on the list as it is called now: +442079460958\n";
    expect(run("do-not-call")).toEqual({ status: 0, said: mended + listed, fault: "" });
    const typed = ["remove", "+4402079460958"];
    expect(run("do-not-call", typed)).toEqual({ status: 0, said: "No number is on the list.\n", fault: "" });
  },
);

test(
  "calls counts them, names nobody, and ends with 2 where they are stuck",
  { timeout: 180_000 },
  async () => {
    const data = await keepDatabase();
    const none = "There are no calls.\nOpen: 0. Due: 0. Turns in vain in a row: 0.\n";
    expect(run("calls")).toEqual({ status: 0, said: none, fault: "" });
    const now = new Date();
    const dueAt = new Date(now.getTime() + 3_600_000);
    const tried = { dueAt, attempts: 12, lastFault: "status 503", provider: "http" as const };
    await fillDatabase(data, async (db) => {
      await callStartStore(db).create(sampleCall(), now);
      await db.update(calls).set(tried);
    });
    expect(run("calls")).toEqual({
      status: 2,
      said: "http: 1 queued\nOpen: 1. Due: 0. Turns in vain in a row: 12.\nopen: 1 by “status 503”\n",
      fault: "Calls are stuck: no server takes them up, or their voice service does not answer.\n",
    });
  },
);

test(
  "do-not-call mends a number with what is to be decided of it, and what was decided of either spelling stays",
  { timeout: 180_000 },
  async () => {
    const day = (n: number) => new Date(`2026-03-0${n}T12:00:00Z`);
    await keepDatabase(async (db) => {
      const list = doNotCallStore(db);
      await list.addHeard("+4402079460958", call, day(1));
      await list.add("+4402079460959", "operator", day(2));
      await list.addHeard("+442079460959", call, day(3));
      await list.addHeard("+4402079460960", call, day(4));
      await list.add("+442079460960", "request", day(5));
    });
    const { said, fault } = run("do-not-call");
    expect(fault).toBe("");
    expect(said.split("\n").filter((line) => /^\+44\d+  /.test(line))).toEqual([
      "+442079460958  2026-03-01T12:00:00.000Z  call",
      "+442079460959  2026-03-03T12:00:00.000Z  operator",
      "+442079460960  2026-03-05T12:00:00.000Z  request",
      `+442079460958  2026-03-01T12:00:00.000Z  call ${call}`,
    ]);
  },
);

test(
  "do-not-call decides a number by adding it that is there because of a call",
  { timeout: 180_000 },
  async () => {
    await keepDatabase((db) =>
      doNotCallStore(db).addHeard("+12025550142", call, new Date("2026-03-02T12:00:00Z")),
    );
    const decided = "+12025550142  2026-03-02T12:00:00.000Z  operator\n";
    expect(run("do-not-call", ["add", "+12025550142"])).toEqual({ status: 0, said: decided, fault: "" });
  },
);

test(
  "do-not-call has what was understood on a call decided, once more and apart from the list",
  { timeout: 180_000 },
  async () => {
    await keepDatabase((db) =>
      doNotCallStore(db).addHeard("+12025550142", call, new Date("2026-03-02T12:00:00Z")),
    );
    const heading =
      "Not called because of what was understood on one call; to be decided, by confirm or remove:";
    const at = "+12025550142  2026-03-02T12:00:00.000Z";
    const undecided = `${at}  call\n\n${heading}\n${at}  call ${call}\n`;
    expect(run("do-not-call")).toEqual({ status: 0, said: undecided, fault: "" });
    const confirmed = run("do-not-call", ["confirm", "+12025550142"]);
    expect(confirmed).toEqual({ status: 0, said: `${at}  operator\n`, fault: "" });
  },
);

test.each([
  { fault: null, said: "Interrupted. The call was taken back.\n" },
  {
    fault: 500,
    said: "Interrupted. The call may go on, since it could not be taken back (status 500): end it in the dashboard of http.\n",
  },
])(
  "call-provider-check that is interrupted ends the call, or says that it goes on ($fault)",
  { timeout: 180_000 },
  async ({ fault, said }) => {
    const provider = await startCallProvider();
    onTestFinished(provider.stop);
    write(".env", "SANITY_PROJECT_ID=lantern", `CALL_PROVIDER_URL=${provider.url}`);
    const check = start("call-provider-check", ["+12025550142"]);
    let told = "";
    check.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
    await expect.poll(() => provider.calls.size, { timeout: 30_000 }).toBe(1);
    if (fault !== null) provider.behave(fault);
    check.kill("SIGINT");
    expect(await once(check, "exit")).toEqual([1, null]);
    expect(told).toBe(said);
    expect(provider.calls.size).toBe(fault === null ? 0 : 1);
  },
);

test.each([
  {
    name: "is not found",
    behaviour: 500,
    end: "may go on, since it could not be taken back (not found there): end it in the dashboard of vapi.",
    left: 0,
  },
  { name: "is found", behaviour: "break-off", end: "was taken back.", left: 1 },
] as const)(
  "call-provider-check says what came of a call whose answer was lost, where that $name",
  { timeout: 180_000 },
  async ({ behaviour, end, left }) => {
    const service = await startVoiceService();
    onTestFinished(service.stop);
    service.behave(behaviour);
    const own = {
      VAPI_API_KEY: "key",
      VAPI_PHONE_NUMBER_ID: "phone-1",
      VAPI_WEBHOOK_CREDENTIAL_ID: "credential-1",
      VAPI_WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
      VAPI_API_URL: service.url,
      CALL_PROVIDER: "vapi",
    };
    write(
      ".env",
      "SANITY_PROJECT_ID=lantern",
      ...Object.entries(own).map(([name, value]) => `${name}=${value}`),
    );
    const check = start("call-provider-check", ["+12025550142"]);
    let told = "";
    check.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
    expect(await once(check, "exit")).toEqual([1, null]);
    expect(told).toContain(`The call ${end}\n`);
    expect(told).toContain("It is not known whether the call was taken");
    expect([...service.calls.values()].map(({ status }) => status)).toEqual(Array(left).fill("ended"));
  },
);

const postgres = findPostgres();
test.skipIf(postgres === null && process.env.CI === undefined)(
  "the report of a database of one's own is for the operator alone",
  { timeout: 180_000 },
  async () => {
    const server = await startPostgres(postgres ?? "");
    onTestFinished(server.stop);
    write(".env", "SANITY_PROJECT_ID=lantern");
    // The migrations are found from where the server is started.
    symlinkSync(path.resolve("lib"), inFolder("lib"));
    const env = { DATABASE_URL: server.url };
    // No command takes the tables of a running server unasked.
    for (const command of ["report", "flags"])
      expect(run(command, [], env)).toEqual({
        status: 1,
        said: "",
        fault:
          "The database has no tables yet. The server, or `npm run database:migrate`, brings it up to date.\n",
      });
    expect(run("database-migrate", [], env)).toEqual({
      status: 0,
      said: "The database is up to date.\n",
      fault: "",
    });
    // Nor does a store that is not there keep anybody from it.
    const said = "The content store did not answer, so each address of a piece counts for itself.\n\n";
    expect(run("report", [], env)).toMatchObject({ status: 0, fault: said });
    const modeOf = (file: string) => statSync(inFolder(file)).mode & 0o777;
    expect(modeOf(".lantern")).toBe(0o700);
    expect(modeOf(".lantern/report.html")).toBe(0o600);
  },
);
