/** Commands as an operator types them, in a folder whose files say what the server works on. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { datasetFile } from "#lib/local/shipped-library";
import { demoUser } from "#lib/local/sign-in-host/settings";
import { openUsers } from "#lib/local/sign-in-host/users";
import type { Database } from "#lib/platform/server/database/database";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { calls } from "#lib/platform/server/database/schema";
import { callStartStore } from "#lib/product/calls/call-start-store";
import { doNotCallStore } from "#lib/product/calls/do-not-call-store";
import { asServer } from "@/tests/support/programs/as-server";
import { startCallProvider } from "@/tests/support/services/call-provider";
import { siteUrl } from "@/scripts/site-under-test";
import { freePort } from "@/tests/support/machine/free-port";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { sampleCall } from "@/tests/support/samples/sample-call";
import { dataFolderWithDatabase } from "@/tests/support/sites/site-server";
import { startVoiceService } from "@/tests/support/services/voice-service";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "lantern-command-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, ...lines: string[]) => writeFileSync(path.join(folder, file), lines.join("\n"));

function run(script: string, words: readonly string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      // As package.json has it: mails are made by React's own renderer.
      ...(script === "letter" ? [] : asServer),
      path.resolve("scripts", script.includes(".") ? script : `${script}.ts`),
      ...words,
    ],
    { cwd: folder, encoding: "utf8", env: { ...process.env, LOG_LEVEL: "silent", ...env } },
  );
  return { status, said: stdout, fault: stderr };
}

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
  symlinkSync(path.resolve("lib"), path.join(folder, "lib"));
  return data.path;
}

/** A call on which somebody was understood to ask for no more. */
const call = "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01";

/** Starts a command whose tests answer it meanwhile. */
const start = (script: string, words: readonly string[]) =>
  spawn(process.execPath, [...asServer, path.resolve("scripts", `${script}.ts`), ...words], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: "silent" },
  });

test.each(["content-export", "content-import", "flags", "studio"])(
  "%s reads the files, and says which of their variables is malformed",
  { timeout: 180_000 },
  (script) => {
    write(".env", "LANTERN_BASE_URL=lantern.example");
    const { status, fault } = run(script);
    expect(fault).toMatch(/^ *LANTERN_BASE_URL: \S/m);
    expect(status).toBe(1);
  },
);

test(
  "files that an editor began with a byte order mark are read from their first line",
  { timeout: 180_000 },
  () => {
    write(".env", "\uFEFFSANITY_PROJECT_ID=Not_A_Project", "LANTERN_BASE_URL=lantern.example");
    expect(run("flags").fault).toMatch(/^ *SANITY_PROJECT_ID: \S/m);
    rmSync(path.join(folder, ".env"));
    write("library.ndjson", `\uFEFF${JSON.stringify({ _id: "brief-a", _type: "microBreif" })}`);
    const { said } = run("content-check", ["library.ndjson"]);
    expect(said).toContain('library.ndjson:1: brief-a: _type names the unknown type "microBreif".');
  },
);

test("the errors of a content check are its last words but one", { timeout: 180_000 }, () => {
  const settings = { _id: "siteSettings", _type: "siteSettings" };
  const unknown = { _id: "brief-a", _type: "microBreif" };
  write("library.ndjson", ...[unknown, settings].map((one) => JSON.stringify(one)));
  const { said } = run("content-check", ["library.ndjson"]);
  const lines = said.trimEnd().split("\n");
  expect(lines.at(-1)).toMatch(/^\d+ errors, \d+ notices\.$/);
  const isNotice = lines.map((line) => line.includes(": (notice) "));
  const isFinding = lines.map((line) => line.startsWith("library.ndjson:"));
  const firstError = lines.findIndex((_, index) => isFinding[index] && !isNotice[index]);
  expect(isNotice.lastIndexOf(true)).toBe(firstError - 1);
  expect(isFinding.slice(firstError, -1)).not.toContain(false);
});

test("an earlier file wins over a later one, and what is set over both", { timeout: 180_000 }, async () => {
  // A project, as there is no dataset in the folder.
  write(".env", "SANITY_PROJECT_ID=lantern", "LANTERN_DATA_DIR=later");
  write(".env.local", "LANTERN_DATA_DIR=earlier");
  for (const name of ["earlier", "set"]) await openUsers(path.join(folder, name, "sign-in")).seed();
  const remove = (env = {}) => run("second-factor", ["remove", demoUser.email], env);
  const isSignedInWithout = `${demoUser.email} signs in without a code now, and is signed out everywhere.\n`;
  expect(remove()).toEqual({ status: 0, said: isSignedInWithout, fault: "" });
  rmSync(path.join(folder, "earlier"), { recursive: true });
  const nobody = path.join(folder, "earlier/sign-in");
  expect(remove().fault).toBe(`There are no accounts in ${nobody} (LANTERN_DATA_DIR).\n`);
  openUsers(nobody);
  expect(remove().fault).toBe(`Nobody in ${nobody} (LANTERN_DATA_DIR) has the address ${demoUser.email}.\n`);
  expect(remove({ LANTERN_DATA_DIR: "set" }).said).toBe(isSignedInWithout);
});

test.each(["UK", "Oregon"])(
  "an import is refused for %s, which is no country",
  { timeout: 180_000 },
  (country) => {
    write(".env", "SANITY_PROJECT_ID=lantern");
    const { status, fault } = run("directory-import", ["city.osm.pbf", "--country", country]);
    expect(fault).toMatch(/is no country: name it by its two letters, such as GB/);
    expect(status).toBe(1);
  },
);

test.each(["start-bare", "serve.mjs"])("%s says what to do where there is no build", (script) => {
  write(".env", "SANITY_PROJECT_ID=lantern", "LANTERN_LOCAL_SIGN_IN=1", "PORT=0");
  const { status, fault } = run(script);
  expect(fault).toBe("There is no build: npm run build\n");
  expect(status).toBe(1);
});

test.each(["start", "start-bare"])("%s keeps to what a file says of the local sign-in host", (script) => {
  write(".env", "SANITY_PROJECT_ID=lantern", "LANTERN_LOCAL_SIGN_IN=0", "PORT=0");
  const { status, said, fault } = run(script);
  expect(fault).toContain("this is not said to be a local run");
  expect(said).not.toContain("Building");
  expect(status).toBe(1);
});

test.each([
  ["flags", ["on", "nothing"], "Name one of newsletter_prompt_after_feedback, search_suggestions."],
  ...["{bad", '{"min_characters":"two"}', '{"min_charcters":2}', "[]"].map(
    (text): [string, string[], string] => [
      "flags",
      ["on", "search_suggestions", text],
      `Say its settings as JSON, such as '{"min_characters":1}'.`,
    ],
  ),
  ["flags", ["on", "newsletter_prompt_after_feedback", '{"after":"maybe"}'], 'Say after as "yes" or "any".'],
  ...[0, 1.5].map((least): [string, string[], string] => [
    "flags",
    ["on", "search_suggestions", JSON.stringify({ min_characters: least })],
    "Say min_characters as a whole number from 1 to 200.",
  ]),
  ["content-translate", ["es"], "Name the sheets to take, or the folders that they are in."],
  ["content-translate", ["es", "--sheet"], "Name the originals whose sheets to write."],
  ...["monday", "2026-02-30", "2026-13-01"].map((day): [string, string[], string] => [
    "content-dates",
    ["--spread", day],
    `${day} is no day: write it as 2026-11-21.`,
  ]),
  ["directory-import", ["missing.osm.pbf"], "There is no file missing.osm.pbf.\nThe directory is as it was."],
])("%s %j is refused with the reason", { timeout: 180_000 }, (script, words, reason) => {
  write(".env", "SANITY_PROJECT_ID=lantern");
  expect(run(script, words)).toEqual({ status: 1, said: "", fault: `${reason}\n` });
});

test.each([
  ["second-factor", ["give", demoUser.email], "There is no “give” here."],
  ["second-factor", [], "A word is missing."],
  ["second-factor", ["remove"], "“remove” needs more words."],
  [
    "second-factor",
    ["remove", demoUser.email, "bob@lantern.example"],
    "“remove” is followed by too many words.",
  ],
  ["outbox", ["requeu"], "There is no “requeu” here."],
  ["outbox", ["requeue", "ada@example.org"], "“requeue” is followed by too many words."],
  ["outbox", ["forget"], "“forget” needs more words."],
  ["outbox", ["forget", "ada@example.org", "bob@example.org"], "“forget” is followed by too many words."],
  ["do-not-call", ["add"], "“add” needs more words."],
  ["do-not-call", ["add", "+12025550142", "+12025550143"], "“add” is followed by too many words."],
  ["do-not-call", ["add", "+442079460", "958"], "“add” is followed by too many words."],
  ["do-not-call", ["+12025550142"], "There is no “+12025550142” here."],
  ...["3012345678", "+44", "none"].map((number): [string, string[], string] => [
    "do-not-call",
    ["add", number],
    `${number} is no number with its country code, which begins with + or 00.`,
  ]),
  ["flags", ["up", "search_suggestions"], "There is no “up” here."],
  [
    "flags",
    ["default", "search_suggestions", "newsletter_prompt_after_feedback"],
    "“default” is followed by too many words.",
  ],
  [
    "flags",
    ["on", "search_suggestions", '{"min_characters":2}', "newsletter_prompt_after_feedback"],
    "“on” is followed by too many words.",
  ],
  ["plans", ["revoke", demoUser.id, "--until", "2027-01-31"], "--until belongs to grant."],
  ["plans", ["grant", demoUser.id, "family", "--until"], "Option '--until <value>' argument missing."],
  [
    "call-provider-check",
    ["+12025550142", "es", "+12025550143"],
    "Name one number, in one word, and one language at the most.",
  ],
  ...["content-check", "content-languages", "content-links"].map((script): [string, string[], string] => [
    script,
    ["one.ndjson", "other.ndjson"],
    "Name one file at the most.",
  ]),
  [
    "letter",
    ["--unsubscribe", "{{", "unsubscribe", "}}"],
    "Name one folder at the most, and put a tag with blanks into quotation marks.",
  ],
  ["letter", ["--language", "it"], "--language is one of en, es, es-mx, fr, de, pt, not it."],
  ["report", ["7", "report.html", "other.html"], "Say for how many days, and name one file at the most."],
  ["report", ["0"], "Say for how many days, from 1 to 90."],
  ["directory-import", [], "Name one extract."],
  ["directory-import", ["city.osm.pbf", "--yes"], "--yes belongs to --remove."],
])("%s %j is refused with the reason and its usage", { timeout: 180_000 }, (script, words, reason) => {
  write(".env", "SANITY_PROJECT_ID=lantern");
  const { status, said, fault } = run(script, words);
  const [first, usage, ...more] = fault.split("\n");
  expect(first).toBe(reason);
  expect(usage).toContain(`Usage: npm run ${script.replace(/-(?=check|import|languages|links)/, ":")} `);
  expect({ status, said, more }).toEqual({ status: 1, said: "", more: [""] });
});

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
    const place = path.join(folder, "mistyped");
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

test.each([
  { address: "https://lantern.test", warning: "" },
  {
    address: "",
    warning:
      "WARNING: the links of this letter lead to http://localhost:3000, which no reader can open: LANTERN_BASE_URL is not set.\n",
  },
])(
  "letter reads the server's files, writes for this user alone, and warns of links that lead nowhere ($address)",
  { timeout: 180_000 },
  ({ address, warning }) => {
    // A week in which nothing comes out has no letter.
    const [brief = ""] = /^.*"_type":"microBrief".*$/m.exec(readFileSync(datasetFile, "utf8")) ?? [];
    const today = { ...(JSON.parse(brief) as object), publishedDate: new Date().toISOString() };
    const settings = /^.*"_type":"siteSettings".*$/m.exec(readFileSync(datasetFile, "utf8"))?.[0] ?? "";
    mkdirSync(path.join(folder, path.dirname(datasetFile)), { recursive: true });
    write(datasetFile, settings, JSON.stringify(today));
    write(".env.production", `LANTERN_BASE_URL=${address}`);
    write(".env.development", "LANTERN_BASE_URL=https://development.test");
    const { status, said, fault } = run("letter");
    expect({ status, fault }).toEqual({ status: 0, fault: warning });
    const file = /^\S+\.html/m.exec(said)?.[0] ?? "";
    const html = readFileSync(path.join(folder, file), "utf8");
    expect(html).toContain(`href="${address || "http://localhost:3000"}/`);
    const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    expect([modeOf(".lantern"), modeOf(".lantern/letter"), modeOf(file)]).toEqual([0o700, 0o700, 0o600]);
  },
);

test("content-translate keeps a sheet that somebody has begun to fill in, and writes the others", () => {
  const original = (name: string) => ({
    _id: `brief-${name}`,
    _type: "microBrief",
    title: `About ${name}`,
    slug: { _type: "slug", current: name },
  });
  write("library.ndjson", ...["bots", "loops"].map((name) => JSON.stringify(original(name))));
  const begun = JSON.stringify({ slug: "bots", title: "Sobre los bots" });
  write("brief-bots.json", begun);
  const ask = () =>
    run("content-translate", ["es", "--file", "library.ndjson", "--sheet", "brief-bots", "brief-loops"]);
  expect(ask()).toEqual({
    status: 1,
    said: "Wrote brief-loops.json.\n",
    fault:
      "brief-bots.json has words that are not in the dataset, and stays as it is: move it away, or name another folder by --to.\n",
  });
  expect(readFileSync(path.join(folder, "brief-bots.json"), "utf8")).toBe(begun);
  // Nobody has filled in anything.
  write("brief-bots.json", JSON.stringify({ slug: "bots" }));
  expect(ask()).toMatchObject({ status: 0, fault: "" });
  expect(ask()).toMatchObject({ status: 0, fault: "" });
});

test("content-translate makes the folder that its sheets are to go to", () => {
  write("library.ndjson", '{"_id":"brief-bots","_type":"microBrief","title":"About bots"}');
  const to = path.join("sheets", "es");
  expect(
    run("content-translate", ["es", "--file", "library.ndjson", "--sheet", "brief-bots", "--to", to]),
  ).toEqual({ status: 0, said: `Wrote ${path.join(to, "brief-bots.json")}.\n`, fault: "" });
});

test.each([
  ["content-artwork", [], /^ENOENT: .*lantern\.ndjson'\n$/],
  ["content-dates", ["--file", "none.ndjson"], /^ENOENT: .*'none\.ndjson'\n$/],
  ["content-languages", ["none.ndjson"], /^ENOENT: .*'none\.ndjson'\n$/],
  ["content-links", ["none.ndjson"], /^ENOENT: .*'none\.ndjson'\n$/],
  ["content-translate", ["es", "none", "--file", "none.ndjson"], /^ENOENT: .*'none\.ndjson'\n$/],
  ["content-export", [], /^fetch failed: connect ECONNREFUSED .*\n$/],
  ["content-import", ["--file", "empty.ndjson"], /^fetch failed: connect ECONNREFUSED .*\n$/],
  ["letter", [], /^fetch failed: connect ECONNREFUSED .*\n$/],
  ["plans", [], /^The database \(DATABASE_URL\) cannot be opened: connect ECONNREFUSED .*\n$/],
  [
    "directory-import",
    ["--remove"],
    /^The database \(DATABASE_URL\) cannot be opened: connect ECONNREFUSED .*\n/,
  ],
])(
  "%s %j says in a sentence why it cannot be done while nothing is there",
  { timeout: 180_000 },
  async (script, words, reason) => {
    const port = await freePort();
    write(
      ".env",
      "SANITY_PROJECT_ID=lantern",
      `SANITY_API_HOST=http://127.0.0.1:${port}`,
      "SANITY_API_READ_TOKEN=read",
      "SANITY_API_WRITE_TOKEN=write",
      `DATABASE_URL=postgres://127.0.0.1:${port}/lantern`,
    );
    write("empty.ndjson", "");
    const { status, said, fault } = run(script, words);
    expect(fault).toMatch(reason);
    expect({ status, said }).toEqual({ status: 1, said: "" });
  },
);

test.each(["content-import", "content-languages", "content-translate"])(
  "%s does not guess which document a library means",
  { timeout: 180_000 },
  (script) => {
    write(".env", "SANITY_PROJECT_ID=lantern", "SANITY_API_WRITE_TOKEN=write");
    const brief = (more: object) => JSON.stringify({ _type: "microBrief", ...more });
    const about = (file: string) =>
      run(
        script,
        script === "content-languages"
          ? [file]
          : ["--file", file, ...(script === "content-translate" ? ["es", "."] : [])],
      );
    write("twice.ndjson", brief({ _id: "a" }), "", brief({ _id: "a", title: "Another" }));
    write("nameless.ndjson", brief({}));
    expect(about("twice.ndjson")).toEqual({
      status: 1,
      said: "",
      fault: "twice.ndjson:3: a is on line 1 already\n",
    });
    expect(about("nameless.ndjson")).toEqual({
      status: 1,
      said: "",
      fault: "nameless.ndjson:1: has no _id\n",
    });
    expect(about(".").fault).toMatch(/^\.: EISDIR.*\n$/);
  },
);

test.each([
  "letter",
  "content-artwork",
  "content-check",
  "content-dates",
  "content-export",
  "content-import",
  "content-languages",
  "content-links",
  "content-translate",
  "directory-import",
  "plans",
  "report",
])("%s says that it does not know an option, and how it is used", { timeout: 180_000 }, (script) => {
  write(".env", "SANITY_PROJECT_ID=lantern");
  const { status, said, fault } = run(script, ["--nothing"]);
  expect(fault).toMatch(/^Unknown option '--nothing'\.\nUsage: .+\n$/);
  expect({ status, said }).toEqual({ status: 1, said: "" });
});

test.each([
  "build",
  "calls",
  "complete-lockfile",
  "data-purge",
  "dev",
  "serve.mjs",
  "start",
  "studio",
  "studio-check",
  "test",
  "test-build",
])("%s takes no words, and does nothing if there is one", { timeout: 180_000 }, (script) => {
  write(".env", "SANITY_PROJECT_ID=lantern");
  const { status, said, fault } = run(script, ["nothing"]);
  expect(fault).toMatch(/^Unexpected argument 'nothing'\.\nUsage: .+\n$/);
  expect({ status, said }).toEqual({ status: 1, said: "" });
});

test.each([
  ["pages", ["http://localhost:3000", "http://localhost:3001"], "Name one address at the most."],
  ["webhook", ["many"], "Say one number above zero."],
  ["webhook", ["30", "40"], "Say one number above zero."],
  ["growth", ["1000", "0"], "Say up to 3 numbers above zero."],
])("bench:%s %j is refused with the reason", { timeout: 180_000 }, (bench, words, reason) => {
  const { status, said, fault } = run(path.resolve("tests/bench", `${bench}.ts`), words);
  expect(fault.split("\n")[0]).toBe(reason);
  expect({ status, said }).toEqual({ status: 1, said: "" });
});

test.each(["calls", "webhook"])("bench:%s is not done on another build than that of the tests", (bench) => {
  const bad = (fault: string) => ({ status: 1, said: "", fault: `${fault}: npm run test:build\n` });
  const ask = () => run(path.resolve("tests/bench", `${bench}.ts`), [], { SANITY_PROJECT_ID: "lantern" });
  expect(ask()).toEqual(bad("There is no test build"));
  mkdirSync(path.join(folder, ".next"));
  const config = (env: object) =>
    write(".next/required-server-files.json", JSON.stringify({ config: { env } }));
  config({ LANTERN_BUILT_FOR: "" });
  expect(ask()).toEqual(bad(`The build is made for no address, not for ${siteUrl} as a test build is`));
  config({ LANTERN_BUILT_FOR: "https://lantern.test" });
  expect(ask().fault).toContain("The build is made for https://lantern.test, not for");
});

test("start says how another port is named", { timeout: 180_000 }, () => {
  write(".env", "SANITY_PROJECT_ID=lantern");
  expect(run("start", ["-p", "4000"])).toEqual({
    status: 1,
    said: "",
    fault: "Unknown option '-p'.\nUsage: npm start (on another port: PORT=4000 npm start)\n",
  });
});

test.each(["data-purge", "flags", "letter"])(
  "%s that is asked for its usage says it, and does nothing",
  { timeout: 180_000 },
  (script) => {
    write(".env", "SANITY_PROJECT_ID=lantern");
    const { status, said, fault } = run(script, ["--help"]);
    expect(said).toMatch(new RegExp(`^Usage: npm run ${script.replace("-", ":")}.*\n$`));
    expect({ status, fault }).toEqual({ status: 0, fault: "" });
  },
);

test("every command looks at the words that follow it", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap(
    (command) => /\b(?:scripts|tests\/bench)\/\S+\.ts$/.exec(command)?.[0] ?? [],
  );
  expect(files.length).toBeGreaterThan(30);
  const ignoring = files.filter(
    (file) =>
      !file.endsWith("/start-bare.ts") &&
      !/\b(?:readArguments|readCommand|numbersOr|numberOr|runTransfer)\(/.test(readFileSync(file, "utf8")),
  );
  expect(ignoring).toEqual([]);
});

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
    symlinkSync(path.resolve("lib"), path.join(folder, "lib"));
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
    const modeOf = (file: string) => statSync(path.join(folder, file)).mode & 0o777;
    expect(modeOf(".lantern")).toBe(0o700);
    expect(modeOf(".lantern/report.html")).toBe(0o600);
  },
);
