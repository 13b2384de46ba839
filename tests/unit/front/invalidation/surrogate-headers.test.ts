import { expect, test } from "vitest";
import { evenNow } from "#lib/base/values/even-clock";
import { surrogateHeaders } from "#lib/front/invalidation/edge";

const page = {
  tags: new Set(["term:a"]),
  surrogateSeconds: 300,
  freshUntil: evenNow() + 3_600_000,
  isInvalid: false,
  retryAt: 0,
};
const controlOf = (changes: Partial<typeof page>) =>
  surrogateHeaders({ ...page, ...changes })["surrogate-control"];

test("an edge is told nothing of what it must never keep", () => {
  expect(surrogateHeaders({ ...page, surrogateSeconds: 0 })).toEqual({});
});

test("a page that could not be renewed is kept for a second, one that a webhook has just made old not at all", () => {
  expect(controlOf({})).toBe("max-age=300, stale-while-revalidate=86400");
  expect(controlOf({ isInvalid: true, retryAt: evenNow() + 3_600_000 })).toBe(
    "max-age=1, stale-while-revalidate=86400",
  );
  expect(controlOf({ isInvalid: true })).toBe("no-store");
  expect(controlOf({ freshUntil: 0 })).toBe("max-age=1, stale-while-revalidate=86400");
});

test("keys have no sign that means something in a header or a pattern", () => {
  const keysOf = (...tags: string[]) => surrogateHeaders({ ...page, tags: new Set(tags) })["surrogate-key"];
  expect(keysOf("term:a", "_N_T_/about")).toBe("term%3Aa all");
  expect(keysOf("own: é.~(*)!'")).toBe("own%3A%20%C3%A9%2e%7e%28%2a%29%21%27 all");
  expect(surrogateHeaders({ ...page, tags: null })["surrogate-key"]).toBe("any all");
  expect(keysOf("x".repeat(6_000))).toBe("any all");
});
