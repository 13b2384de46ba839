/** Anybody may report what the policy stopped: nobody can drown what was reported truly. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { dataFolder, startSite } from "@/tests/support/sites/site-server";

const data = dataFolder();
const started = startSite({ LANTERN_DATA_DIR: data.path, TRUSTED_PROXIES: "127.0.0.1,::1" });
afterAll(async () => {
  await (await started).stop();
  data.remove();
});

const report = async (client: string, directive: string, blocked: string, type = "application/csp-report") =>
  fetch(`${(await started).url}/api/csp-report`, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": client },
    body: JSON.stringify({ "csp-report": { "effective-directive": directive, "blocked-uri": blocked } }),
  });

test("a client may report sixty times a minute, and then waits", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await report("198.51.100.1:1", "img-src", "inline")).status),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  const refused = await report("198.51.100.1:2", "img-src", "inline");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toBe("application/problem+json");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await report("198.51.100.2", "img-src", "inline")).status).toBe(204);
});

test("made-up reports crowd out no true one", async () => {
  for (let index = 0; index < 400; index += 1)
    await report(
      `203.0.113.${index % 200}`,
      index % 2 ? "img-src" : `made-up-${index}`,
      `https://m${index}.example`,
    );
  await report("198.51.100.3", "script-src-elem", "https://true.example/path?who=me");
  const counts = () =>
    z
      .record(z.string(), z.number())
      .catch({})
      .parse(JSON.parse(readFileSync(path.join(data.path, "policy-reports.json"), "utf8")));
  await expect.poll(() => counts()["script-src-elem https://true.example"] ?? 0, { timeout: 20_000 }).toBe(1);
  expect(Object.keys(counts()).length).toBeLessThan(60);
  expect(JSON.stringify(counts())).not.toContain("who=me");
});

test("what is no report is a problem", async () => {
  expect((await report("198.51.100.4", "img-src", "inline", "text/plain")).status).toBe(415);
  const { url } = await started;
  const send = (body: string) =>
    fetch(`${url}/api/csp-report`, {
      method: "POST",
      headers: { "content-type": "application/csp-report", "x-forwarded-for": "198.51.100.5" },
      body,
    });
  expect((await send("{")).status).toBe(400);
  expect((await send("x".repeat(40_000))).status).toBe(413);
});
