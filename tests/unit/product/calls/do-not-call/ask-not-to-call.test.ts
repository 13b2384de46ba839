/** What becomes of a program that asks for everybody's number, one after the other. */
import { expect, test, vi } from "vitest";
import { takeDoNotCall } from "#lib/product/calls/do-not-call/ask-not-to-call";
import { requestsOfNumber } from "#lib/product/calls/do-not-call/do-not-call-store";
import * as databaseModule from "#lib/platform/server/database/database";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { doNotCallRequests } from "#lib/platform/server/database/schema";
import { site } from "#lib/platform/site";
import { startEmbedded } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";

// A day's ceiling is met in a minute, which has one of its own.
vi.mock("#lib/platform/server/api/limits", () => ({
  clientLimits: { submissions: { name: "submission-client", points: 1_000, seconds: 60 } },
}));

let opened: OpenDatabase;
processDatabaseForTests(startEmbedded, (started) => {
  opened = started;
});

const post = (client: string, contentType: string, body: string) =>
  takeDoNotCall(
    new Request(`${site.baseUrl}/api/do-not-call`, {
      method: "POST",
      headers: { origin: site.baseUrl, "content-type": contentType, "x-forwarded-for": client },
      body,
    }),
  );
const fieldsOf = (place: number) => ({
  locale: "en",
  number: `+1503555${1000 + place}`,
  emailAddress: "owner@books.example",
});
const ask = (client: string, place: number) =>
  post(client, "application/json", JSON.stringify(fieldsOf(place)));

test("one client asks for a hundred numbers a day, and is told so", { timeout: 60_000 }, async () => {
  const program = "203.0.113.7";
  for (let place = 0; place < 100; place += 1) expect((await ask(program, place)).status).toBe(204);
  await expect(ask(program, 100)).rejects.toMatchObject({ status: 429, code: "tooManyToday" });
  const form = new URLSearchParams(fieldsOf(100)).toString();
  const sentBack = await post(program, "application/x-www-form-urlencoded", form);
  expect(sentBack.status).toBe(429);
  expect(Number(sentBack.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(await sentBack.text()).toContain("/do-not-call?problem=tooManyToday");
  expect((await ask("203.0.113.8", 100)).status).toBe(204);
  expect(await opened.database.select().from(doNotCallRequests)).toHaveLength(101);
});

test("what cannot be kept goes back to its form, with the time to send it again", async () => {
  vi.mocked(databaseModule.database).mockRejectedValueOnce(new Error("the disk is full"));
  const form = new URLSearchParams(fieldsOf(200)).toString();
  const sentBack = await post("203.0.113.9", "application/x-www-form-urlencoded", form);
  expect([sentBack.status, sentBack.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await sentBack.text()).toContain("/do-not-call?problem=failed");
});

test("what is copied with signs that nobody sees is kept without them", async () => {
  const copied = {
    ...fieldsOf(0),
    number: "\u202a+1 503\u2011555\u20139000\u202c",
    emailAddress: "\u202aowner@copied.example\u202c",
  };
  expect((await post("203.0.113.9", "application/json", JSON.stringify(copied))).status).toBe(204);
  expect(await opened.database.select().from(doNotCallRequests)).toContainEqual(
    expect.objectContaining({ number: "+15035559000", email: "owner@copied.example" }),
  );
});

test.each(["+44 (0)20 7946 0958", "0044 (0) 20 7946 0958", "+44 020 7946 0958", "+44 20 7946 0958"])(
  "%s is kept as it is called",
  async (number) => {
    const emailAddress = `${crypto.randomUUID()}@books.example`;
    const fields = { ...fieldsOf(0), number, emailAddress };
    expect((await post("203.0.113.10", "application/json", JSON.stringify(fields))).status).toBe(204);
    expect(await opened.database.select().from(doNotCallRequests)).toContainEqual(
      expect.objectContaining({ number: "+442079460958", email: emailAddress }),
    );
  },
);

test("one client's requests for a number leave room for others', and nobody is thanked for one that is not kept", async () => {
  const number = "+15035558000";
  const askAs = (client: string, emailAddress: string) =>
    post(client, "application/json", JSON.stringify({ ...fieldsOf(0), number, emailAddress }));
  const kept = async () =>
    (await opened.database.select().from(doNotCallRequests)).filter((one) => one.number === number);
  for (let place = 0; place < 5; place += 1)
    expect((await askAs("203.0.113.20", `${place}@spam.example`)).status).toBe(204);
  await expect(askAs("203.0.113.20", "5@spam.example")).rejects.toMatchObject({
    status: 429,
    code: "tooManyToday",
  });
  expect((await ask("203.0.113.20", 1)).status).toBe(204);
  expect((await askAs("203.0.113.21", "owner@books.example")).status).toBe(204);
  expect((await kept()).map(({ email }) => email)).toContain("owner@books.example");
  // Until as many wait as are kept.
  for (let place = 6; place < requestsOfNumber; place += 1)
    expect((await askAs(`198.51.100.${place}`, `${place}@spam.example`)).status).toBe(204);
  await expect(askAs("203.0.113.22", "late@books.example")).rejects.toMatchObject({
    status: 409,
    code: "enoughWaiting",
  });
  expect((await askAs("203.0.113.22", "owner@books.example")).status).toBe(204);
  expect(await kept()).toHaveLength(requestsOfNumber);
});

test("whoever has many networks of IPv6 is one client for a number", async () => {
  const number = "+15035558100";
  const askAs = (client: string, emailAddress: string) =>
    post(client, "application/json", JSON.stringify({ ...fieldsOf(0), number, emailAddress }));
  for (let place = 0; place < 5; place += 1)
    expect((await askAs(`2001:db8:5:${place}::1`, `${place}@spam.example`)).status).toBe(204);
  await expect(askAs("2001:db8:5:6::1", "6@spam.example")).rejects.toMatchObject({
    status: 429,
    code: "tooManyToday",
  });
  expect((await ask("2001:db8:5:6::1", 1)).status).toBe(204);
  expect((await askAs("2001:db8:6:1::1", "owner@books.example")).status).toBe(204);
});
