/** What goes wrong is told in problem JSON under /api/, and by a page that leads on everywhere else. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { everyEndpoint } from "@/tests/support/requests/endpoints";
import { parseAnswer, sendBytes, type Parsed } from "@/tests/support/requests/raw-socket";
import { siteUnderTest } from "@/tests/support/sites/site";

async function ask(method: string, target: string, more = ""): Promise<Parsed> {
  const { url } = await siteUnderTest();
  const answer = await sendBytes(
    url,
    `${method} ${target} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n${more}\r\n`,
  );
  return parseAnswer(answer);
}

const problem = z.object({
  type: z.string().startsWith("/problems/"),
  title: z.string().min(3),
  status: z.number(),
});

function expectProblem({ status, headers, body }: Parsed, expected: number, what: string): void {
  expect([status, headers["content-type"]], what).toEqual([expected, "application/problem+json"]);
  expect(problem.parse(JSON.parse(body)).status, what).toBe(expected);
  expect(headers["cache-control"], what).toBe("no-store");
  expect(headers["x-content-type-options"], what).toBe("nosniff");
}

test("an address under /api/ at which there is nothing", async () => {
  for (const path of [
    "/api/",
    "/api/nope",
    "/api/nope/",
    "/api/health/nope",
    "/api/glossary/no-such-term",
    "/api/micro-actions/no-such-action",
    "/api/feed/x.json",
    "/api/_next/data.json",
    "/%61pi/nope",
    "/api/nope?rsc",
    "/api/page-not-found/page",
  ])
    for (const method of ["GET", "POST", "OPTIONS"])
      if (method === "GET" || !/glossary|micro-actions/.test(path))
        expectProblem(
          await ask(method, path, method === "POST" ? "Content-Length: 0\r\n" : ""),
          404,
          `${method} ${path}`,
        );
  const head = await ask("HEAD", "/api/nope");
  expect([head.status, head.headers["content-type"], head.body]).toEqual([
    404,
    "application/problem+json",
    "",
  ]);
  expectProblem(await ask("GET", "/api/nope", "RSC: 1\r\n"), 404, "as the framework's code asks");
});

test("a method that an endpoint does not have, each with those it has", async () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  let tried = 0;
  for (const path of everyEndpoint("11111111-1111-4111-8111-111111111111")) {
    const { headers } = await ask("OPTIONS", path);
    // Signed out, the guard answers first.
    if (headers.allow === undefined) continue;
    tried += 1;
    for (const method of methods.filter((one) => !headers.allow?.includes(one))) {
      const answer = await ask(method, path, method === "GET" ? "" : "Content-Length: 0\r\n");
      expectProblem(answer, 405, `${method} ${path}`);
      expect(answer.headers.allow).toBe(headers.allow);
    }
  }
  expect(tried).toBeGreaterThan(15);
  for (const method of ["TRACE", "PROPFIND"]) {
    const answer = await ask(method, "/api/health");
    expectProblem(answer, 405, method);
    expect(answer.headers.allow).toContain("GET");
  }
});

test("an address, a head or a body under /api/ that cannot be read", async () => {
  for (const target of [
    "/api/%",
    "/api/%E0%A4%A",
    "/api/a%00b",
    "/api/\\x",
    "/api/../x",
    "/%61pi/%",
    "/api/a\x01",
    "/api/a b",
    "//api/%",
  ])
    expectProblem(await ask("GET", target), 400, target);
  expectProblem(await ask("GET", `/api/${"a".repeat(5_000)}`), 414, "a long address");
  expectProblem(await ask("GET", `/api/${"a".repeat(20_000)}`), 414, "an address longer than any head");
  expectProblem(await ask("GET", "/api/health", `X: ${"x".repeat(20_000)}\r\n`), 431, "a long head");
  expectProblem(await ask("POST", "/api/feedback", "Content-Length: 5000000\r\n"), 413, "a long body");
  expectProblem(await ask("GET", "/api/health", "Content-Length: 1\r\n"), 400, "a body with GET");
  expectProblem(
    await ask("POST", "/api/feedback", "Transfer-Encoding: gzip\r\n"),
    501,
    "a coding of its own",
  );
  expectProblem(await ask("GET", "/api/health", "Expect: wonders\r\n"), 417, "an expectation");
  expectProblem(await ask("GET", "/api/health", "Host: another.example\r\n"), 400, "two hosts");
  const json = "Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n";
  expectProblem(await ask("POST", "/api/feedback", `${json}Content-Length: 0\r\n`), 400, "no JSON");
});

const texts = z.object({ unreadableAddress: z.object({ title: z.string(), home: z.string() }) });
const textsOf = (locale: string) =>
  texts.parse(JSON.parse(readFileSync(`messages/${locale}/common.json`, "utf8"))).unreadableAddress;

test.each([
  ["/%", "en"],
  ["/micro-briefs/%E0%A4%A", "en"],
  ["/%ff%fe", "en"],
  ["/a%00b", "en"],
  ["/a%0d%0aLocation:x", "en"],
  ["/a%1b[31m", "en"],
  ["/\\evil.example", "en"],
  ["/a\x01b", "en"],
  ["/a b", "en"],
  ["/<script>alert(1)</script>", "en"],
  ["/calls/%", "en"],
  ["/es/%", "es"],
  ["/es-mx/micro-briefs/%E0%A4%A", "es-mx"],
  ["/fr/a\x01b", "fr"],
  ["/de/glossary/%zz?q=1", "de"],
  ["/pt/a|b", "pt"],
])("%j cannot be read, which a page in %s says and leads on from", async (target, locale) => {
  const { status, headers, body } = await ask("GET", target);
  expect([status, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
  const { title, home } = textsOf(locale);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(home);
  expect(body).toContain(`href="${locale === "en" ? "/" : `/${locale}`}"`);
  expect(body).toContain('name="robots" content="noindex');
  expect(body).not.toContain("alert(1)");
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.connection).toBe("close");
  const head = await ask("HEAD", target);
  expect([head.status, head.body]).toEqual([400, ""]);
});

test("an address that is too long leads on too", async () => {
  const { status, body } = await ask("GET", `/de/${"a".repeat(5_000)}`);
  expect(status).toBe(414);
  expect(body).toContain(textsOf("de").title);
});

test("the page itself stands at no address", async () => {
  expect((await ask("GET", "/page-not-found/address")).status).toBe(404);
});
