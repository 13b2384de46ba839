import { beforeAll, describe, expect, test, vi } from "vitest";

vi.stubEnv("TRUSTED_PROXIES", "10.0.0.0/8, fd00::/8");
vi.stubEnv("LANTERN_BASE_URL", "https://lantern.example");
const { clientAddress, clientKey } = await import("#lib/platform/server/api/client-address");
const { refuseForeignPart, requireSameOrigin } = await import("#lib/platform/server/api/same-origin");
const { cookieLine, readCookie } = await import("#lib/platform/server/api/cookies");
const { readBody } = await import("#lib/platform/server/api/body");
const { endpoint } = await import("#lib/platform/server/api/endpoint");
const { readQuery } = await import("#lib/platform/server/api/query");
const { takeFrom } = await import("#lib/platform/server/api/rate-limit");
const { Problem } = await import("#lib/platform/server/answers/problem");
const { logger } = await import("#lib/platform/server/logger");
const { businessFeedbackShape } = await import("#lib/reader/feedback/feedback");
const { noContent, uncachedAnswer } = await import("#lib/platform/server/answers/uncached-answer");

const forwarded = (value: string) => new Headers({ "x-forwarded-for": value });
const call = (headers: Record<string, string>, init: RequestInit = {}) =>
  new Request("http://localhost/api/x", { method: "POST", headers, ...init });
const statusOf = async (work: () => unknown): Promise<number> => {
  try {
    await work();
    return 200;
  } catch (error) {
    return error instanceof Problem ? error.status : -1;
  }
};

describe("the address of a client", () => {
  test("is the last hop that is not one of our proxies", () => {
    expect(clientAddress(forwarded("203.0.113.9"))).toBe("203.0.113.9");
    expect(clientAddress(forwarded("6.6.6.6, 203.0.113.9, 10.1.2.3"))).toBe("203.0.113.9");
    expect(clientAddress(forwarded("203.0.113.9, fd00::1, ::ffff:10.0.0.1"))).toBe("203.0.113.9");
  });
  test("is the proxy's own where there is nobody before it", () => {
    expect(clientAddress(forwarded("10.0.0.1"))).toBe("10.0.0.1");
    expect(clientAddress(new Headers())).toBe("unknown");
  });
  test("counts for IPv6 by the network a customer is given", () => {
    const key = clientKey(forwarded("2001:db8:1:2:aaaa::1"));
    expect(clientKey(forwarded("2001:0db8:0001:0002:bbbb:1:2:3"))).toBe(key);
    expect(clientKey(forwarded("2001:db8:1:3::1"))).not.toBe(key);
    expect(clientKey(forwarded("::1"))).toBe("0:0:0:0");
  });
});

test("a parameter that is repeated counts as its first value, as it does for a page", () => {
  const request = new Request("http://localhost/api/x?q=first&q=second&open=&open=1");
  expect(readQuery(request)).toEqual({ q: "first", open: "" });
});

describe("a call that changes something", () => {
  const token = "0123456789abcdef";
  const outcome = (headers: Record<string, string>) => statusOf(() => requireSameOrigin(call(headers)));

  test.each<[string, Record<string, string>]>([
    ["our public origin", { origin: "https://lantern.example" }],
    ["our public origin, behind a proxy", { origin: "https://lantern.example", host: "10.0.0.5:3000" }],
    ["the host that was asked", { origin: "http://localhost:3000", host: "localhost:3000" }],
    ["the host that was asked by a proxy", { origin: "https://a.example", "x-forwarded-host": "a.example" }],
    ["the browser's word", { "sec-fetch-site": "same-origin" }],
    ["the token", { cookie: `a=b; csrftoken=${token}`, "x-csrftoken": token }],
  ])("passes by %s", async (_, headers) => expect(await outcome(headers)).toBe(200));

  test.each<[string, Record<string, string>]>([
    ["nothing to show", {}],
    ["an opaque origin", { origin: "null" }],
    ["a foreign origin", { origin: "https://lantern.example.evil" }],
    ["an origin that is no address", { origin: "lantern.example" }],
    ["our host by another scheme", { origin: "http://lantern.example", host: "lantern.example" }],
    ["our host as no page has it", { origin: "chrome-extension://lantern.example", host: "lantern.example" }],
    ["the asked host as no page has it", { origin: "ftp://localhost:3000", host: "localhost:3000" }],
    ["our host at another port", { origin: "https://lantern.example:8443", host: "lantern.example" }],
    [
      "a foreign origin and the token",
      {
        origin: "https://evil.example",
        cookie: `csrftoken=${token}`,
        "x-csrftoken": token,
      },
    ],
    ["a foreign site", { "sec-fetch-site": "cross-site" }],
    [
      "a foreign site and the token",
      { "sec-fetch-site": "cross-site", cookie: `csrftoken=${token}`, "x-csrftoken": token },
    ],
    ["a neighbour's site alone", { "sec-fetch-site": "same-site" }],
    ["a token that is not the cookie's", { cookie: `csrftoken=${token}`, "x-csrftoken": `${token}0` }],
    ["a token too short to be ours", { cookie: "csrftoken=a", "x-csrftoken": "a" }],
  ])("is refused with %s", async (_, headers) => expect(await outcome(headers)).toBe(403));
});

describe("a request that only reads", () => {
  const outcome = (headers: Record<string, string>) => statusOf(() => refuseForeignPart(call(headers)));
  const foreign = { "sec-fetch-site": "cross-site" };

  test.each<[string, Record<string, string>]>([
    ["a browser that says nothing of it", {}],
    ["our own page", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }],
    [
      "a link elsewhere that is followed",
      { ...foreign, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    ],
  ])("is taken from %s", async (_, headers) => expect(await outcome(headers)).toBe(200));

  test.each<[string, Record<string, string>]>([
    ["a picture", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["a script's call", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    ["a frame", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }],
  ])("is refused as %s of another site", async (_, headers) =>
    expect(await outcome({ ...foreign, ...headers })).toBe(403),
  );
});

describe("a cookie", () => {
  test("comes back as it was set, whatever it holds", () => {
    const line = cookieLine("typed", "ä;= b@c.de", { path: "/x", maxAgeSeconds: 60 });
    expect(line).toContain("; Path=/x; Max-Age=60; SameSite=Lax; HttpOnly; Secure");
    const request = call({ cookie: `other=1; ${line.split(";")[0] ?? ""}` });
    expect(readCookie(request, "typed")).toBe("ä;= b@c.de");
    expect(readCookie(request, "missing")).toBeNull();
    expect(readCookie(call({ cookie: "typed=%" }), "typed")).toBeNull();
  });
});

describe("a body", () => {
  const json = { "content-type": "application/json; charset=utf-8" };
  test("is read as JSON, and as a form where forms are taken", async () => {
    expect(await readBody(call(json, { body: '{"a":1}' }), 100)).toEqual({ kind: "json", value: { a: 1 } });
    const form = () => call({}, { body: new URLSearchParams({ a: "1" }) });
    expect(await readBody(form(), 100, { forms: true })).toEqual({ kind: "form", value: { a: "1" } });
    expect(await statusOf(() => readBody(form(), 100))).toBe(415);
  });
  test("with a repeated field counts by the last one, as JSON and as a form", async () => {
    const asJson = await readBody(call(json, { body: '{"a":"1","b":"2","a":"3"}' }), 100);
    const body = new URLSearchParams("a=1&b=2&a=3");
    const asForm = await readBody(call({}, { body }), 100, { forms: true });
    for (const { value } of [asJson, asForm]) expect(value).toEqual({ a: "3", b: "2" });
  });
  test("of a form has lines that end as scripts see them, and are counted by the browser", async () => {
    const comment = `${"x".repeat(498)}\n\n${"y".repeat(500)}`;
    // As a browser sends it.
    const body = new URLSearchParams({ comment: comment.replaceAll("\n", "\r\n") });
    const { value } = await readBody(call({}, { body }), 4_000, { forms: true });
    expect(value).toEqual({ comment });
    const sent = { ...(value as object), id: crypto.randomUUID(), business: crypto.randomUUID() };
    expect(businessFeedbackShape.safeParse(sent).success).toBe(true);
  });
  test("that is too large is refused even when it does not say so", async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("[".repeat(64))),
    });
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: json,
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(await statusOf(() => readBody(request, 100))).toBe(413);
  });
  test("that says it is too large is refused unread, and one that is just small enough is read", async () => {
    const unread = new ReadableStream({
      pull: () => {
        throw new Error("it was read");
      },
    });
    const init = { body: unread, duplex: "half" } as RequestInit;
    expect(await statusOf(() => readBody(call({ ...json, "content-length": "101" }, init), 100))).toBe(413);
    const text = JSON.stringify("x".repeat(98));
    const whole = call({ ...json, "content-length": "100" }, { body: text });
    expect((await readBody(whole, 100)).value).toBe("x".repeat(98));
  });
  test("that is not JSON is said to be so", async () => {
    expect(await statusOf(() => readBody(call(json, { body: "" }), 100))).toBe(400);
  });
});

describe("an endpoint", () => {
  const routes = endpoint({
    GET: () => new Response("hello", { headers: { "x-a": "b" } }),
    PUT: () => {
      throw new Problem(404, "There is none");
    },
    DELETE: () => {
      throw new Error("a secret");
    },
  });
  const ask = (method: keyof typeof routes) =>
    routes[method](new Request("http://localhost/api/x", { method }), undefined);

  test("answers the methods it lacks, and names those it has", async () => {
    const refused = await ask("POST");
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("GET, HEAD, PUT, DELETE, OPTIONS");
    expect((await ask("OPTIONS")).status).toBe(204);
  });
  test("answers HEAD as GET without the body", async () => {
    const answer = await ask("HEAD");
    expect(answer.headers.get("x-a")).toBe("b");
    expect(await answer.text()).toBe("");
  });
  test("says with a 401 how one proves to be somebody, which asks for no password", async () => {
    const { GET } = endpoint({
      GET: () => {
        throw new Problem(401, "Sign in to use this");
      },
    });
    const answer = await GET(new Request("http://localhost/api/x"), {});
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("turns what is thrown into a problem that gives nothing away", async () => {
    expect(await (await ask("PUT")).json()).toMatchObject({ title: "There is none", status: 404 });
    const failed = await ask("DELETE");
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain("secret");
  });

  test("says when to come again where the database is away, and the log does not say whose address it was", async () => {
    const log = vi.spyOn(logger, "error").mockReturnValue();
    const { DELETE } = endpoint({
      DELETE: () => {
        throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      },
    });
    const address = `http://localhost/api/calls/${crypto.randomUUID()}/delete`;
    const answer = await DELETE(new Request(address, { method: "DELETE" }), {});
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(log.mock.calls).toEqual([
      [{ path: "/api/calls/[id]/delete", error: expect.any(String) as unknown }, "request failed"],
    ]);
    log.mockRestore();
  });
});

describe("a limit", () => {
  const limit = { name: "test", points: 2, seconds: 60 };
  beforeAll(async () => {
    await takeFrom(limit, "a");
    await takeFrom(limit, "a");
  });
  test("refuses one use too many and says how long to wait", async () => {
    const refusal = await takeFrom(limit, "a").catch((error: unknown) => error);
    if (!(refusal instanceof Problem)) throw new Error("it was let through");
    expect(refusal.status).toBe(429);
    const seconds = Number(refusal.toResponse().headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });
  test("counts each key by itself", async () => {
    expect(await statusOf(() => takeFrom(limit, "b"))).toBe(200);
  });
  test("refuses more uses at once than are left", async () => {
    expect(await statusOf(() => takeFrom(limit, "c", 2))).toBe(200);
    expect(await statusOf(() => takeFrom(limit, "c"))).toBe(429);
    expect(await statusOf(() => takeFrom(limit, "d", 3))).toBe(429);
  });
  test("is sixteen times as much for all the IPv6 networks that one client may have", async () => {
    const network = (number: number) => `2001:db8:9:${number.toString(16)}`;
    for (let number = 0; number < 16; number += 1)
      expect(await statusOf(() => takeFrom(limit, network(number), 2))).toBe(200);
    expect(await statusOf(() => takeFrom(limit, network(16)))).toBe(429);
    expect(await statusOf(() => takeFrom(limit, "2001:db8:a:16"))).toBe(200);
  });
});

test("an answer that no cache keeps has its status and every cookie that goes with it", async () => {
  const cookies: [string, string][] = [
    ["set-cookie", "one=1"],
    ["set-cookie", "two=2"],
  ];
  for (const answer of [uncachedAnswer({ id: 1 }, { status: 201, headers: cookies }), noContent(cookies)]) {
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  }
  const answer = uncachedAnswer({ at: new Date(0) });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(await answer.json()).toEqual({ at: "1970-01-01T00:00:00.000Z" });
  expect(noContent().status).toBe(204);
});
