/** What the site keeps on its machine is for the user it runs as, and for nobody else there. */
import { chmodSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";

/** Everything below a folder, and itself. */
const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    path.join(entry.parentPath, entry.name),
  ),
];

/** What in a folder somebody else on the machine may read, write or list. */
const openToOthers = (folder: string): string[] =>
  everythingIn(folder).filter((place) => {
    const mode = lstatSync(place).mode & 0o777;
    return mode !== (lstatSync(place).isDirectory() ? 0o700 : 0o600);
  });

test("a folder that was open to others is closed at start, and stays so whatever the site makes in it", async () => {
  const data = dataFolderWithDatabase();
  for (const place of everythingIn(data.path))
    chmodSync(place, lstatSync(place).isDirectory() ? 0o755 : 0o644);
  const site = await startSite({ LANTERN_DATA_DIR: data.path });
  try {
    expect(openToOthers(data.path)).toEqual([]);
    const reader = await SignedInBrowser.signedUp(site.url);
    expect((await reader.ask("/calls")).status).toBe(200);
    const saved = await reader.ask("/api/account/name", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ firstName: "Robin", lastName: "Reed" }),
    });
    expect(saved.status).toBeLessThan(300);
    const subscribed = await reader.ask("/api/newsletter", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ emailAddress: "data-folder@lantern.example" }),
    });
    expect(subscribed.status).toBe(204);
    const report = {
      "csp-report": { "effective-directive": "script-src", "blocked-uri": "https://evil.example" },
    };
    await reader.ask("/api/csp-report", {
      method: "POST",
      headers: { "content-type": "application/csp-report" },
      body: JSON.stringify(report),
    });
    await expect
      .poll(() => everythingIn(data.path).some((place) => place.endsWith("policy-reports.json")), {
        timeout: 20_000,
      })
      .toBe(true);
    const names = everythingIn(data.path).map((place) => path.relative(data.path, place));
    for (const kept of ["database.lock", "policy-reports.json", "sign-in/keys.json", "database/PG_VERSION"])
      expect(names).toContain(kept);
    expect(openToOthers(data.path)).toEqual([]);
    await site.stop();
    expect(openToOthers(data.path)).toEqual([]);
  } finally {
    await site.kill();
    data.remove();
  }
});
