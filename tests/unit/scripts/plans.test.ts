/** `npm run plans`, as an operator types it, on an embedded database of its own. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUsers } from "#lib/local/sign-in-host/users";
import { demoUser } from "#lib/local/sign-in-host/settings";
import { asServer } from "@/tests/support/programs/as-server";
import { dataFolderWithDatabase, type DataFolder } from "@/tests/support/sites/site-server";

let folder: DataFolder;
const { id } = demoUser;

beforeAll(async () => {
  folder = dataFolderWithDatabase();
  await openUsers(path.join(folder.path, "sign-in")).seed();
}, 180_000);
afterAll(() => folder.remove());

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...asServer, "scripts/plans.ts", ...words],
    {
      encoding: "utf8",
      env: { ...process.env, LANTERN_DATA_DIR: folder.path, DATABASE_URL: "", LOG_LEVEL: "silent" },
    },
  );
  return { status, said: (stdout + stderr).trim() };
}

test(
  "a plan is granted by address, listed, replaced by id with an end, and revoked",
  { timeout: 180_000 },
  () => {
    expect(run()).toEqual({ status: 0, said: "No plan is granted." });
    const granted = run("grant", demoUser.email, "family");
    expect(granted.status, granted.said).toBe(0);
    expect(granted.said).toMatch(new RegExp(`^${id}: family, granted \\d{4}-\\d\\d-\\d\\d, without an end$`));
    run("grant", id, "household", "--until", "2099-12-31");
    expect(run("list").said).toMatch(/: household, granted .*, until 2100-01-01T00:00:00.000Z$/);
    expect(run("revoke", id)).toEqual({ status: 0, said: "No plan is granted." });
  },
);

test.each([
  [["grant", "nobody@lantern.example", "family"], "There is no user nobody@lantern.example."],
  [["grant", demoUser.email, "gold"], "Name a plan: family or household."],
  [
    ["grant", demoUser.email, "family", "--until", "2027-02-30"],
    "2027-02-30 is no day: say it as in --until 2027-01-31.",
  ],
  [["grant", demoUser.email, "family", "--until", "2020-01-31"], "2020-01-31 is over."],
  [["revoke", "user_unknown"], "No plan is granted to user_unknown."],
])("%j is refused with the reason", { timeout: 180_000 }, (words, reason) => {
  expect(run(...words)).toEqual({ status: 1, said: reason });
});

test.each([[["give"]], [["list", "family", "more", "words"]], [["revoke", "x", "--until", "2027-01-31"]]])(
  "%j is answered with the usage",
  { timeout: 180_000 },
  (words) => {
    const { status, said } = run(...words);
    expect(status).toBe(1);
    expect(said).toMatch(/\nUsage: npm run plans \[-- list \| grant USER PLAN/);
  },
);
