/** Commands as an operator types them: what they read, and how they refuse what they do not know. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { demoUser } from "#lib/local/sign-in-host/settings";
import { openUsers } from "#lib/local/sign-in-host/users";
import { siteUrl } from "@/scripts/site-under-test";
import { freePort } from "@/tests/support/machine/free-port";
import { operatorFolder } from "@/tests/support/programs/operator-folder";

const { inFolder, run, write } = operatorFolder();

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
    rmSync(inFolder(".env"));
    write("library.ndjson", `\uFEFF${JSON.stringify({ _id: "brief-a", _type: "microBreif" })}`);
    const { said } = run("content-check", ["library.ndjson"]);
    expect(said).toContain('library.ndjson:1: brief-a: _type names the unknown type "microBreif".');
  },
);

test("an earlier file wins over a later one, and what is set over both", { timeout: 180_000 }, async () => {
  // A project, as there is no dataset in the folder.
  write(".env", "SANITY_PROJECT_ID=lantern", "LANTERN_DATA_DIR=later");
  write(".env.local", "LANTERN_DATA_DIR=earlier");
  for (const name of ["earlier", "set"]) await openUsers(inFolder(name, "sign-in")).seed();
  const remove = (env = {}) => run("second-factor", ["remove", demoUser.email], env);
  const isSignedInWithout = `${demoUser.email} signs in without a code now, and is signed out everywhere.\n`;
  expect(remove()).toEqual({ status: 0, said: isSignedInWithout, fault: "" });
  rmSync(inFolder("earlier"), { recursive: true });
  const nobody = inFolder("earlier/sign-in");
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
  mkdirSync(inFolder(".next"));
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
