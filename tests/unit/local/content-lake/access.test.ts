/** Who may ask the lake, and what it says of what it does not know. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake } from "@/tests/support/services/content-lake";

let lake: Awaited<ReturnType<typeof startTestLake>>;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.remove());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${lake.address}${path}`, { method, headers });
const signed = () => ({ authorization: `Bearer ${lake.token}` });
const studio = "http://localhost:3333";

test("without its token nobody reads or writes", async () => {
  const strangers: Record<string, string>[] = [
    {},
    { authorization: "Bearer wrong" },
    { authorization: lake.token },
  ];
  for (const headers of strangers)
    for (const path of [
      "/v1/users/me",
      "/v1/data/query/production?query=*",
      "/v1/data/export/production",
      "/v1/nothing",
    ])
      expect((await ask(path, headers)).status, path).toBe(401);
  expect((await ask("/v1/data/mutate/production", {}, "POST")).status).toBe(401);
  expect((await ask("/v1/users/me", signed())).status).toBe(200);
});

test("a page of another origin is refused, even with the token", async () => {
  for (const origin of [
    "https://evil.example",
    "null",
    "http://localhost:9999",
    "http://localhost:3333.evil.example",
  ]) {
    const answer = await ask("/v1/users/me", { ...signed(), origin });
    expect(answer.status, origin).toBe(403);
    expect(answer.headers.get("access-control-allow-origin"), origin).toBeNull();
  }
  const answer = await ask("/v1/users/me", { ...signed(), origin: studio });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe(studio);
});

test("a preflight is answered for the Studio's origin alone", async () => {
  const preflight = (origin: string) =>
    ask(
      "/v1/data/mutate/production",
      { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
      "OPTIONS",
    );
  const own = await preflight(studio);
  expect(own.status).toBe(204);
  expect(own.headers.get("access-control-allow-headers")).toBe("authorization");
  expect((await preflight("https://evil.example")).status).toBe(403);
});

test("a name that somebody else has lead to this machine is none of ours", async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(lake.address);
    request(
      { hostname, port, path: "/v1/users/me", headers: { ...signed(), host: `rebound.example:${port}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    )
      .once("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

test("what it does not know it answers 501 with the request's name, which the log has once", async () => {
  for (let at = 0; at < 2; at += 1) {
    const answer = await ask("/v2025-02-19/agent/action/generate/production", signed());
    expect(answer.status).toBe(501);
    expect(await answer.text()).toContain("GET /agent/action/generate/production");
  }
  expect(lake.logged.filter((line) => line.includes("/agent/action"))).toHaveLength(1);
});

test("the lake listens on this machine's own address", () => {
  expect(new URL(lake.address).hostname).toBe("127.0.0.1");
});

test("addresses and bodies that are none are refused, and it goes on", async () => {
  expect((await ask("/v1/data/query/production?query=*%5B", signed())).status).toBe(400);
  expect((await ask("/v1/data/query/production?query=*&%24a=%7B", signed())).status).toBe(400);
  expect((await ask("/v1/data/doc/production/%E0%A4%A", signed())).status).toBe(400);
  expect((await ask("/v1/data/query/other?query=*", signed())).status).toBe(404);
  expect((await ask("/images/lantern/production/..%2f..%2ftoken", {})).status).toBe(404);
  const answer = await fetch(`${lake.address}/v1/data/mutate/production`, {
    method: "POST",
    headers: signed(),
    body: "{",
  });
  expect(answer.status).toBe(400);
  expect((await ask("/v1/users/me", signed())).status).toBe(200);
});
