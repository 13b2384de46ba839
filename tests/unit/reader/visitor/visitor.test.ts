import { expect, test } from "vitest";
import { countVisits } from "#lib/reader/visitor/visit-count";
import { parseAnonId, visitShape } from "#lib/reader/visitor/visitor";

const id = "0b9f7c1e-6f1a-4c53-9a57-0e9d4d7b6a11";

test("an id is read with and without its older prefix, and nothing else is one", () => {
  expect(parseAnonId(id)).toBe(id);
  expect(parseAnonId(`anon_${id}`)).toBe(id);
  expect(parseAnonId(` ${id.toUpperCase()} `)).toBe(id);
  for (const wrong of [null, undefined, 7, "", "anon_", "anon_7", `anon_anon_${id}`, `${id}'--`])
    expect(parseAnonId(wrong), String(wrong)).toBeNull();
});

test("only an exact true is consent", () => {
  expect(visitShape.parse({}).gdpr_consent).toBe(false);
  expect(visitShape.parse({ gdpr_consent: false }).gdpr_consent).toBe(false);
  for (const wrong of ["true", 1, null])
    expect(visitShape.safeParse({ gdpr_consent: wrong }).success).toBe(false);
});

test("a no that does not say so is about the visitor, and not only about a user", () => {
  expect(visitShape.parse({}).user_only).toBe(false);
  expect(visitShape.parse({ user_only: true }).user_only).toBe(true);
});

test("what a browser tells is cut, and emptiness is nothing told", () => {
  const visit = visitShape.parse({
    gdpr_consent: true,
    timezone: " ",
    language: "x".repeat(99),
    anon_id: "?",
  });
  expect(visit).toMatchObject({ timezone: null, language: "x".repeat(35), fingerprint: null, anon_id: null });
});

test("the page before loses what would let somebody in or says who they are", () => {
  const referrer = `https://lantern.example/sign-up?__clerk_ticket=abc&plan=${"x".repeat(2_000)}`;
  const kept = visitShape.parse({ referrer }).referrer ?? "";
  expect(kept).toMatch(/^https:\/\/lantern\.example\/sign-up\?__clerk_ticket=\*\*\*&plan=x+$/);
  expect(kept).toHaveLength(1_024);
});

test("visits are parted by half an hour in which nothing was opened", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  expect(countVisits([])).toBe(0);
  expect(countVisits([at(5)])).toBe(1);
  expect(countVisits([at(0), at(29), at(58)])).toBe(1);
  expect(countVisits([at(30), at(0)])).toBe(2);
});
