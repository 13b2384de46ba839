/** What is written as a draft and renamed, on a disk that is full: nothing of it stays, however often it is tried. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openUsers } from "#lib/local/sign-in-host/users";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-full-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs code in a process in which no file may grow, which is what a full disk comes to. Returns the code of the error. */
function onFullDisk(code: string): string {
  const node = `"$NODE" --conditions=react-server --input-type=module -e "$CODE" 2>&1 | tail -n 1`;
  const { stdout } = spawnSync("bash", ["-c", `trap "" XFSZ; ulimit -f 0; ${node}`], {
    encoding: "utf8",
    env: { ...process.env, NODE: process.execPath, CODE: code, FOLDER: folder },
  });
  return stdout.trim();
}

const here = "process.env.FOLDER";

test.each([
  [
    "the lock of the database",
    `(await import("#lib/platform/server/database/folder-lock")).lockFolder(${here} + "/database.lock", 100)`,
  ],
  [
    "a secret",
    `(await import("#lib/local/secret-file")).makeSecretFile(${here} + "/token", "a secret of some length")`,
  ],
  [
    "a user's record",
    `(await import("#lib/local/sign-in-host/record-folder")).recordFolder(${here}).write("user_1", { a: 1 })`,
  ],
  [
    "a setting of the Studio",
    `(await import("#lib/local/content-lake/kept-values")).openKeptValues(${here} + "/values.json").write([{ key: "a", value: 1 }])`,
  ],
  [
    "a text that nothing waits for",
    `(await import("#lib/base/values/whole-file")).writeWholeFile(${here} + "/answer", "an answer")`,
  ],
  [
    "an editor's file",
    `(await import("#lib/local/content-lake/assets")).storeFile({ own: ${here}, shipped: ${here} }, Buffer.from("text"), "a.txt")`,
  ],
])("%s leaves nothing behind", (_, work) => {
  const code = `try { await ${work}; } catch (error) { console.log(error.code); }`;
  expect(onFullDisk(code)).toBe("EFBIG");
  expect(readdirSync(folder)).toEqual([]);
});

test("a user whose new address cannot be stored is found by the one before", () => {
  const users = openUsers(folder);
  const user = users.add({
    email: "before@example.com",
    passwordHash: "",
    firstName: null,
    lastName: null,
  });
  const change = `({ ...user, emails: [{ id: "idn_2", address: "after@example.com", isVerified: true }] })`;
  const code = `const { openUsers } = await import("#lib/local/sign-in-host/users");
    try { openUsers(${here}).change("${user.id}", (user) => ${change}); } catch (error) { console.log(error.code); }`;
  expect(onFullDisk(code)).toBe("EFBIG");
  // By a server that runs on: a start would put the addresses right.
  expect(users.findByEmail("before@example.com")?.id).toBe(user.id);
});
