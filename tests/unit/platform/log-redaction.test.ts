import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { createLogger } from "#lib/platform/create-logger";
import { maskText } from "#lib/platform/log-redaction";

/** The fields that may not be read in a log. */
const fields = [
  ["phone"],
  ["email"],
  ["password"],
  ["token"],
  ["key"],
  ["secret"],
  ["authorization"],
  ["csrf"],
  ["cookie"],
  ["session"],
  ["fingerprint"],
  ["user", "id"],
  ["call", "id"],
  ["business", "id"],
  // As they are found in practice.
  ["email", "address"],
  ["csrf", "token"],
  ["session", "id"],
  ["api", "key"],
  ["x", "fingerprint"],
  ["set", "cookie"],
  ["clerk", "user", "id"],
  ["call", "back", "phone"],
  ["anon", "id"],
  ["tel"],
  ["pwd"],
  ["user", "pwd"],
  ["uid"],
  ["user", "uid"],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const spellings: [string, (words: string[]) => string][] = [
  ["snake_case", (words) => words.join("_")],
  ["kebab-case", (words) => words.join("-")],
  ["camelCase", ([first = "", ...rest]) => first + rest.map(capital).join("")],
  ["PascalCase", (words) => words.map(capital).join("")],
  ["UPPER_CASE", (words) => words.join("_").toUpperCase()],
  ["Header-Case", (words) => words.map(capital).join("-")],
  ["flatcase", (words) => words.join("")],
  ["a plural", (words) => `${words.join("_")}s`],
];

/** Everything that `write` puts into the log, as one text. */
function written(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = "";
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger({ name: "test", level: "trace" }, sink));
  return text;
}

const canary = "c4n4ry-v4lu3";

describe.each(fields.map((words) => ({ words, field: words.join(" ") })))("the field $field", ({ words }) => {
  test.each(spellings)("is masked in %s at any depth", (_, spell) => {
    const name = spell(words);
    const holder = { [name]: canary };
    const text = written((log) => {
      log.info(holder, "flat");
      log.warn({ a: { b: { c: [{ d: holder }] } } }, "deep");
      log.error({ error: Object.assign(new Error("failed"), holder) }, "on an error");
      log.info({ headers: new Headers({ "x-a": "b" }), map: new Map([[name, canary]]) }, "in a map");
      log.trace({ [name]: { nested: canary, list: [canary] } }, "as an object");
    });
    expect(text).not.toContain(canary);
    expect(text.trim().split("\n")).toHaveLength(5);
  });
});

describe("a text in a log", () => {
  const said = (message: string) =>
    written((log) => {
      log.info(message);
      log.info({ error: message });
      log.info({ error: new Error(message) }, "failed");
      log.error(new Error(message));
    });

  test.each([
    ["an e-mail address", "no letter to ada.canary@example.org, sorry", "ada.canary"],
    ["one in an address", "GET /v1/users?email_address=ada.canary%40example.org&limit=1 failed", "canary"],
    ["one with a tag in an address", "GET /v1/users?of=canary%2Bb%40m%C3%BCll.example failed", "canary"],
    ["a failed query's values", 'Failed query: insert into "x" values ($1)\nparams: canary,2', "canary"],
    ["a database address", "connect postgres://lantern:canary@10.0.0.1/x failed", "canary"],
    ["a bearer token", "sent Authorization: Bearer canary.abc", "canary"],
    ["a web token", "got eyJhbGciOi.canary.canary", "canary"],
    ["a service's key", "with sk_test_canary123456", "canary"],
    ["the payment service's name for a customer", "No such customer: 'cus_canary1234567'", "canary"],
    ["its name for a purchase", "cs_test_a1canary1234567 cannot be expired", "canary"],
    ["a phone number", "calling +1 (555) 555-0142 now", "0142"],
    ["a phone number without a country", "calling (555) 555-0142 now", "0142"],
    ["a phone number in an address", "GET /lookup?of=%2B15555550142 failed", "0142"],
    ["one with blanks in an address", "GET /lookup/%2b1%20555%20555%200142 failed", "0142"],
    ["a named value", 'body {"password":"canary"} and fingerprint=canary', "canary"],
    ["a header line", "csrftoken=canary; session_id=canary", "canary"],
  ])("says nothing of %s", (_, message, secret) => {
    expect(said(message)).not.toContain(secret);
  });

  test("is otherwise left as it is", () => {
    const text = said("brief a-b-c not found at /micro-briefs/x?q=y after 12 ms, 2026-03-01T12:00:00Z");
    expect(text).toContain("brief a-b-c not found at /micro-briefs/x?q=y after 12 ms, 2026-03-01T12:00:00Z");
  });
});

describe("a telephone number in a text", () => {
  test.each([
    "+1 (555) 010-0199",
    "+1 555 010 0199",
    "+1-555-010-0199",
    "+1.555.010.0199",
    "+15550100199",
    "+49 (0)30 12345678",
    "+49 30 / 12345678",
    "+33 6 12 34 56 78",
    "+44\u00a020\u00a07946\u00a00958",
    "+52 55 1234 5678",
    "+55 11 91234-5678",
    "0049 30 12345678",
    "00 49 171 1234567",
    "004915112345678",
    "(555) 010-0199",
    "(555)010-0199",
    "(555) 010 0199",
    "1 (555) 010-0199",
    "1-555-010-0199",
    "555-010-0199",
    "555.010.0199",
    "555 010 0199",
    "555 - 010 - 0199",
    "555\u2011010\u20110199",
    "555\u2013010\u20130199",
    "555-010-0199 ext. 12",
    "555-010-0199x12",
    "555-0199",
    "5550100199",
    "15550100199",
    "(030) 12345678",
    "030 12345678",
    "030/12345678",
    "0171 123 45 67",
    "0171-1234567",
    "01711234567",
    "06 12 34 56 78",
    "06.12.34.56.78",
    "0612345678",
    "020 7946 0958",
    "07700 900123",
    "07700900123",
    "612 34 56 78",
    "612 345 678",
    "91 123 45 67",
    "612345678",
    "55 1234 5678",
    "(11) 91234-5678",
    "11 91234-5678",
    "11912345678",
  ])("%s is masked, wherever it stands", (number) => {
    for (const text of [
      number,
      `call ${number} now`,
      `Call ${number}.`,
      `(${number})`,
      `"${number}"`,
      `to:${number}, please`,
      `a=1 ${number};b`,
      `2026-03-01 ${number} at 12:30`,
      `numbers ${number} and ${number}`,
      `/x/${number}`,
    ]) {
      // Of a long number one or two digits would say nothing, groups would.
      const left = maskText(text).replace("2026-03-01", "").replace("12:30", "").replace("a=1", "");
      expect(left, text).not.toMatch(/\d{2}/);
      expect(left).toContain("[masked]");
    }
  });

  test.each([
    "2026-03-01",
    "2026-03-01T12:00:00Z",
    "2026-03-01T12:00:00.123+02:00",
    "2026-03-01 12:00:00",
    "01.03.2026",
    "01/03/2026 at 09:30",
    "03-01-2026",
    "12:30:45.678",
    "Sun, 22 Nov 2026 04:40:21 GMT",
    "1767225600",
    "1767225600000",
    "16.2.11",
    "v24.21.0",
    "1.2.3-4567",
    "Chrome/131.0.6778.109 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15",
    "10.0.0.1",
    "192.168.100.200:3000",
    "127.0.0.1:54321",
    "[2001:db8::1]:443",
    "8d3f2a10-1234-4567-8901-123456789012",
    "12345678-1234-1234-1234-123456789012",
    "brief-2024-11-05",
    "kx93-1234567a",
    "sha256:5550100199abcdef",
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "404",
    "12 ms",
    "1234.5678 ms",
    "0.12345678",
    "1024x768",
    "1,234,567 rows",
    "12345678 bytes",
    "268435456",
    "rows 10 of 200",
    "port 3000, pid 12345",
    "52.520008, 13.404954",
    "/micro-briefs/group-chat-2026?page=12",
    "line 120:33",
    "2025-2026",
    "-1234567",
    "1e9",
  ])("%s is none, and stays", (text) => {
    for (const one of [text, `at ${text} it failed`, `(${text})`]) expect(maskText(one)).toBe(one);
  });
});

describe("a named value in a text", () => {
  test.each([
    'password="a can4ry c"',
    "password='a can4ry c'",
    "password: `a can4ry c`",
    'password: "a \\"quoted\\" can4ry"',
    '{"password":"a can4ry c"}',
    '{"password" : "a can4ry c"}',
    '{\\"password\\":\\"a can4ry c\\"}',
    'password="a can4ry c',
    "password=“a can4ry c”",
    "passphrase=can4ry",
    "pwd=can4ry",
    "PWD: can4ry",
    "dbPwd=can4ry",
    "pass=can4ry",
    'pass: "x can4ry"',
    "db_pass=can4ry",
    "tel=can4ry",
    "tel:can4ry",
    '"tel": "x can4ry"',
    "uid=can4ry",
    "?uid=can4ry&x=1",
    "user_uid=can4ry",
    "userUid=can4ry",
    "visitor_id: can4ry",
    "Cookie: a=b; c=can4ry",
    "Set-Cookie: a=can4ry; Path=/; x=can4ry",
    'token = "x can4ry"',
    "email: 'x can4ry'",
  ])("%s is masked", (text) => {
    expect(maskText(text)).not.toContain("can4ry");
    expect(maskText(`before ${text}`)).toMatch(/^before /);
  });

  test("ends where the value ends", () => {
    expect(maskText('password="a b c" and then')).toBe("password=[masked] and then");
    expect(maskText("pass=x&next=/about")).toBe("pass=[masked]&next=/about");
  });

  test.each([
    "hotel: full",
    "bypass=1",
    "passed: 12, failed: 0",
    "compass=north",
    "telemetry=off",
    "intel: x86",
    "fluid=yes",
    "uuid: none",
    "template=a",
    "the passage: read",
  ])("%s is none of these", (text) => {
    expect(maskText(text)).toBe(text);
  });
});

describe("an address in a text", () => {
  const id = "8d3f2a10-1234-4567-8901-123456789abc";
  test.each([
    [`/call/${id}`, "/call/[masked]"],
    [`GET /es/call/${id}?x=1 failed`, "GET /es/call/[masked]?x=1 failed"],
    ["/call/abc", "/call/[masked]"],
    [`/api/calls/${id}/cancel`, "/api/calls/[masked]/cancel"],
    [`/business/${id}`, "/business/[masked]"],
    [`/location/${id}`, "/location/[masked]"],
    [`/api/locations/${id}/default`, "/api/locations/[masked]/default"],
    [`redirect_url=%2Fcall%2F${id}%3Fx`, "redirect_url=%2Fcall%2F[masked]%3Fx"],
    [`https://lantern.example/call/${id}.`, "https://lantern.example/call/[masked]"],
    [`the call ${id} was lost`, "the call [masked] was lost"],
    [`no business "${id}"`, 'no business "[masked]"'],
    [`call id ${id}`, "call id [masked]"],
  ])("%s names nobody", (text, shown) => {
    expect(maskText(text)).toBe(shown);
  });
  test.each([
    "/calls",
    "/calls?state=live",
    "/api/calls/callback",
    "/call",
    "/micro-briefs/call-me",
    "/help",
  ])("%s stays", (text) => {
    expect(maskText(text)).toBe(text);
  });
});

test("what is not sensitive stands in the log as it was", () => {
  const text = written((log) =>
    log.info({
      tags: ["a"],
      count: 3,
      isOk: true,
      none: null,
      documentId: "brief-1",
      hotel: "x",
      passed: 3,
      bypass: "x",
      uuid: "x",
      telemetry: "x",
    }),
  );
  expect(JSON.parse(text)).toMatchObject({
    tags: ["a"],
    count: 3,
    isOk: true,
    none: null,
    documentId: "brief-1",
    hotel: "x",
    passed: 3,
    bypass: "x",
    uuid: "x",
    telemetry: "x",
  });
});

test.each([
  ["pass", "dbPass", "db_pass", "DB-Pass"],
  ["tel", "telNumber", "fax_tel"],
])("the word %s is masked wherever it is a word of a name", (...fields) => {
  for (const field of fields) expect(written((log) => log.info({ [field]: canary }))).not.toContain(canary);
});

test("the id of somebody is masked in whatever it stands, that of a document is not", () => {
  for (const holder of [
    "user",
    "users",
    "currentUser",
    "call",
    "calls",
    "business",
    "businesses",
    "visitor",
  ]) {
    const text = written((log) => {
      log.info({ [holder]: { id: canary, name: "x" } });
      log.info({ [holder]: [{ id: canary }, { _id: canary, ids: [canary] }] });
      log.info({ deep: { [holder]: Object.assign(new Error("failed"), { id: canary }) } });
      log.info({ map: new Map([[holder, { id: canary }]]) });
    });
    expect(text, holder).not.toContain(canary);
  }
  expect(JSON.parse(written((log) => log.info({ id: "a", brief: { id: "brief-1" } })))).toMatchObject({
    id: "a",
    brief: { id: "brief-1" },
  });
});

test("a circle, or something endless, ends", () => {
  type Circle = { self?: Circle };
  const circle: Circle = {};
  circle.self = circle;
  expect(written((log) => log.info({ circle }))).toContain("[deeper]");
});
