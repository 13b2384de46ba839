import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { createLogger } from "#lib/platform/create-logger";

/** The fields of the specification that may not be read in a log. */
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
    ["a failed query's values", 'Failed query: insert into "x" values ($1)\nparams: canary,2', "canary"],
    ["a database address", "connect postgres://lantern:canary@10.0.0.1/x failed", "canary"],
    ["a bearer token", "sent Authorization: Bearer canary.abc", "canary"],
    ["a web token", "got eyJhbGciOi.canary.canary", "canary"],
    ["a service's key", "with sk_test_canary123456", "canary"],
    ["a phone number", "calling +1 (555) 555-0142 now", "0142"],
    ["a phone number without a country", "calling (555) 555-0142 now", "0142"],
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

test("what is not sensitive stands in the log as it was", () => {
  const text = written((log) =>
    log.info({ tags: ["a"], count: 3, isOk: true, none: null, documentId: "brief-1" }),
  );
  expect(JSON.parse(text)).toMatchObject({
    tags: ["a"],
    count: 3,
    isOk: true,
    none: null,
    documentId: "brief-1",
  });
});

test("a circle, or something endless, ends", () => {
  type Circle = { self?: Circle };
  const circle: Circle = {};
  circle.self = circle;
  expect(written((log) => log.info({ circle }))).toContain("[deeper]");
});
