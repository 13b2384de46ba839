import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { limits } from "#lib/front/limits";
import { bodyLimitOf, bodyLimits, otherBodyLimit } from "#lib/platform/body-limits";
import { FrontUnderTest } from "@/tests/support/sites/front-under-test";

const original = { ...limits };
let site: FrontUnderTest;
afterEach(async () => {
  Object.assign(limits, original);
  await site.stop();
});

const start = async (proxies: string[] = []) => {
  site = await new FrontUnderTest(
    (request) => ({ body: `${request.method ?? ""} ok`, headers: { "content-type": "text/plain" } }),
    proxies,
  ).start();
};

const signedIn = { authorization: "Bearer x" };

/** A request whose body has begun and does not end: its room is taken once the front asks for it. */
async function heldBody(bytes: number, headers = ""): Promise<Socket> {
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `POST /api/progress HTTP/1.1\r\nHost: lantern.example\r\nAuthorization: Bearer x\r\n${headers}Expect: 100-continue\r\nContent-Length: ${bytes + 1}\r\n\r\n`,
  );
  await once(socket, "data");
  socket.write("x".repeat(bytes));
  return socket;
}

test("a limit is that of the path itself, else of the closest above it, else a small one", async () => {
  await start();
  expect(bodyLimitOf("/api/calls/callback")).toBe(bodyLimits["/api/calls/callback"]);
  expect(bodyLimitOf("/api/calls/1/cancel")).toBe(bodyLimits["/api/calls"]);
  expect(bodyLimitOf("/api/callsign")).toBe(otherBodyLimit);
  expect(bodyLimitOf("/api/health")).toBe(otherBodyLimit);
  expect(bodyLimitOf("/toString")).toBe(otherBodyLimit);
});

test("a body within the limit of its path passes, and one byte more is 413 before any byte is read", async () => {
  await start();
  const most = bodyLimits["/api/feedback"];
  expect((await site.get("/api/feedback", {}, "POST", "x".repeat(most))).status).toBe(200);
  const answer = await site.raw(
    `POST /api/feedback HTTP/1.1\r\nHost: lantern.example\r\nContent-Length: ${most + 1}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*application\/problem\+json/);
  expect(site.asked).toHaveLength(1);
});

test("a body that does not say its length is read up to the limit of its path, and not by a chunk more", async () => {
  await start();
  const most = bodyLimits["/api/feedback"];
  const send = (bytes: number) =>
    site.raw(
      `POST /api/feedback HTTP/1.1\r\nHost: lantern.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n0\r\n\r\n`,
    );
  expect(await send(most)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send(most + 1)).toMatch(/^HTTP\/1\.1 413 /);
  expect(site.asked).toHaveLength(1);
});

test("who asks before sending is not told to send what would be refused", async () => {
  await start();
  const ask = (length: number) =>
    site.raw(
      `POST /api/feedback HTTP/1.1\r\nHost: lantern.example\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${"x".repeat(length > 9 ? 0 : length)}`,
    );
  expect(await ask(2_000_000)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await ask(2)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test("where only users are let pass, the body of who claims to be none is not waited for", async () => {
  await start();
  const ask = (headers: string, path = "/api/progress") =>
    site.raw(
      `PUT ${path} HTTP/1.1\r\nHost: lantern.example\r\nConnection: close\r\nContent-Length: 9\r\n${headers}\r\n`,
    );
  const json = "Content-Type: application/json\r\n";
  // At the same time: each connection is kept for a moment, for who still sends.
  const refused = await Promise.all([
    ask(json),
    ask(`${json}Expect: 100-continue\r\n`),
    ask(`${json}Cookie: csrftoken=x; not__session=x\r\n`),
    ask(json, "/api/account/name"),
    ask("Content-Type: application/x-www-form-urlencoded-not\r\n"),
  ]);
  for (const answer of refused)
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*www-authenticate: Bearer[^]*"Sign in to use this"/i);
  expect(site.asked).toEqual([]);
  const send = (headers: Record<string, string>, path = "/api/progress") =>
    site.get(path, headers, "PUT", "a=b");
  // Whoever claims to be a user is asked about; a plain form comes back to its reader; a service signs what it sends.
  const form = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
  for (const headers of [{ cookie: "a=b; __session_x1=y" }, signedIn, form])
    expect((await send(headers)).status).toBe(200);
  expect((await send({}, "/api/calls/callback")).status).toBe(200);
  expect((await send({}, "/api/feedback")).status).toBe(200);
});

test("before HTTP/1.1 there is no asking: whatever is expected, the answer comes at once", async () => {
  await start();
  for (const expected of ["100-continue", "wonders"])
    expect(
      await site.raw(
        `POST /api/feedback HTTP/1.0\r\nHost: lantern.example\r\nExpect: ${expected}\r\nContent-Length: 2\r\n\r\n{}`,
      ),
    ).toMatch(/^HTTP\/1\.1 200 /);
});

test("bodies in flight have a ceiling: one client's share first, 429, then that of all, 503", async () => {
  Object.assign(limits, { bodies: { all: 300_000, perClient: 200_000 } });
  await start(["127.0.0.1"]);
  const of = (client: string) => `X-Forwarded-For: ${client}\r\n`;
  const first = await heldBody(150_000, of("203.0.113.1"));
  const share = await site.get(
    "/api/progress",
    { ...signedIn, "x-forwarded-for": "203.0.113.1" },
    "POST",
    "x".repeat(60_000),
  );
  expect([share.status, share.headers["retry-after"]]).toEqual([429, "5"]);
  // Who asks before sending is told so, and sends nothing.
  const asked = await site.raw(
    `POST /api/progress HTTP/1.1\r\nHost: lantern.example\r\n${of("203.0.113.1")}Authorization: Bearer x\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: 60000\r\n\r\n`,
  );
  expect(asked).toMatch(/^HTTP\/1\.1 429 /);
  const second = await heldBody(140_000, of("203.0.113.2"));
  const full = await site.get(
    "/api/progress",
    { ...signedIn, "x-forwarded-for": "203.0.113.3" },
    "POST",
    "x".repeat(60_000),
  );
  expect([full.status, full.headers["retry-after"]]).toEqual([503, "5"]);
  expect(full.headers["content-type"]).toBe("application/problem+json");
  // A body that is small still finds room, and what was given up leaves its own.
  expect((await site.get("/api/feedback", { "x-forwarded-for": "203.0.113.3" }, "POST", "x")).status).toBe(
    200,
  );
  first.destroy();
  second.destroy();
  await vi.waitFor(async () => {
    const after = await site.get(
      "/api/progress",
      { ...signedIn, "x-forwarded-for": "203.0.113.1" },
      "POST",
      "x".repeat(190_000),
    );
    expect(after.status).toBe(200);
  }, 10_000);
});

test("a body of parts that is broken is 400, a whole one is the endpoint's affair", async () => {
  await start();
  const type = { "content-type": "multipart/form-data; boundary=b" };
  const whole = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';
  expect((await site.get("/api/a", type, "POST", whole)).status).toBe(200);
  for (const [headers, body] of [
    [type, "abc"],
    [type, whole.slice(0, -10)],
    [{ "content-type": "multipart/form-data" }, whole],
    [{ "content-type": "Multipart/Form-Data; boundary=other" }, whole],
  ] as const) {
    const answer = await site.get("/api/a", headers, "POST", body);
    expect([answer.status, answer.headers["content-type"]]).toEqual([400, "application/problem+json"]);
  }
  expect(site.asked).toHaveLength(1);
});

test("a body of parts that is too long for any page is not read apart, whatever it holds", async () => {
  await start();
  const type = { "content-type": "multipart/form-data; boundary=b" };
  const long = `--b\r\n${"x".repeat(otherBodyLimit)}`;
  for (const path of ["/__clerk/v1/me/profile_image", "/api/calls/callback", "/api/feedback"])
    expect((await site.get(path, type, "POST", long)).status, path).toBe(200);
});

test("a refusal arrives though the client is still sending", async () => {
  await start();
  for (let time = 0; time < 5; time += 1) {
    const answer = await site.get("/about", {}, "POST", "x".repeat(900_000));
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  }
});
