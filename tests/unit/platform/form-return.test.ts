import { beforeEach, expect, test, vi } from "vitest";

type Kept = { name: string; value: string; path: string };
let jar: Kept[] = [];
/** The path of the page that reads. */
let page = "/";

/** As Next gives them: a browser sends those of the longest path first, and of those with one name Next keeps the last. */
function sentCookie(name: string): Kept | undefined {
  const sent = jar.filter(
    ({ path }) => page === path || page.startsWith(path.endsWith("/") ? path : `${path}/`),
  );
  return sent
    .toSorted((one, other) => other.path.length - one.path.length)
    .findLast((one) => one.name === name);
}

let user: { id: string; sessionId: string } | null = null;
vi.mock("next/headers", () => ({ cookies: async () => ({ get: sentCookie }) }));
vi.mock("#lib/platform/server/sign-in/sign-in", () => ({ readUser: async () => user }));
const { FormProblem, outcomeLines, readFormOutcome, readSentBack, sendBack, sendOn } =
  await import("#lib/platform/server/api/form-return");
const { answerPost } = await import("#lib/platform/server/api/form-endpoint");
const { Problem } = await import("#lib/platform/server/answers/problem");
const { accountKey } = await import("#lib/platform/server/sign-in/account-key");

const place = { name: "start-call", path: "/business/one", anchor: "start-call" };

/** Has a browser keep what an answer sets and open the page that it leads to. Returns the last line. */
function follow(answer: Response): string {
  const lines = answer.headers.getSetCookie();
  for (const line of lines) {
    const [, name = "", value = "", path = ""] = /^([^=]+)=([^;]*); Path=([^;]*)/.exec(line) ?? [];
    jar = [...jar.filter((one) => one.name !== name || one.path !== path), { name, value, path }];
  }
  const last = lines.at(-1) ?? "";
  page = /Path=([^;]*)/.exec(last)?.[1] ?? "";
  return last;
}

beforeEach(() => {
  jar = [];
});

test("a form comes back with what was typed, which stands in no address and goes in two minutes", async () => {
  const fields = { request: "When are you open?", locale: "fr", extra: 1 };
  const problem = new FormProblem(400, "faults", "No", { faults: { request: "requestTooLong" } });
  const answer = sendBack(place, fields, problem);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/fr/business/one?problem=faults#start-call");
  expect(follow(answer)).toContain("; Path=/fr/business/one; Max-Age=120; SameSite=Lax; HttpOnly");
  expect((await readFormOutcome({ problem: "faults" })).sentBack).toEqual({
    form: "start-call",
    reason: "faults",
    faults: { request: "requestTooLong" },
    values: { request: "When are you open?", locale: "fr" },
  });
  // The page that is opened later, or after another outcome, is not this form's.
  expect((await readFormOutcome({})).sentBack).toBeNull();
  expect((await readFormOutcome({ problem: "expired" })).sentBack).toBeNull();
});

/** A text that nothing makes shorter. */
function randomText(length: number): string {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647);
  return Array.from({ length }, () => String.fromCodePoint(0x4e00 + (random() % 20_000))).join("");
}

test("the longest text that a field takes fits into a cookie, in any script", async () => {
  const request = randomText(1_000);
  const line = follow(sendBack(place, { request }, new Problem(401, "Who?")));
  expect((line.split(";")[0] ?? "").length).toBeLessThan(4_096);
  expect((await readSentBack())?.values.request).toBe(request);
});

test("a text that is too long comes back as a whole, or as far as a cookie goes, and is too long still", async () => {
  const problem = new FormProblem(400, "faults", "No", { faults: { request: "requestTooLong" } });
  const request = "Is there a class on Saturday? ".repeat(100);
  follow(sendBack(place, { request }, problem));
  expect((await readSentBack())?.values.request).toBe(request);
  const line = follow(sendBack(place, { request: randomText(3_000) }, problem));
  expect((line.split(";")[0] ?? "").length).toBeLessThan(4_096);
  expect((await readSentBack())?.values.request?.length).toBeGreaterThan(1_000);
});

test("a status that says something of itself is told by a page that leads back at once", async () => {
  const problem = new FormProblem(429, "tooManyLive", "Too many", { headers: { "retry-after": "60" } });
  const answer = sendBack(place, {}, problem);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(await answer.text()).toContain('content="0; url=/business/one?problem=tooManyLive#start-call"');
  follow(answer);
  expect((await readSentBack())?.reason).toBe("tooManyLive");
});

test("what is to be confirmed is given to the next page alone", async () => {
  const answer = sendOn("/calls/new", { locale: "de" }, { form: "start-call", typed: { request: "Ask" } });
  expect(answer.headers.get("location")).toBe("/de/calls/new");
  expect(follow(answer)).toContain("; Path=/de/calls/new;");
  expect(await readSentBack()).toMatchObject({ reason: "confirm", values: { request: "Ask" } });
});

test("what a user typed is shown to them alone, and whoever else it comes back to learns why", async () => {
  const account = accountKey("ada");
  follow(sendBack(place, { request: "Ask", account }, new Problem(401, "Who?")));
  user = { id: "ada", sessionId: "s" };
  expect((await readSentBack())?.values.request).toBe("Ask");
  for (const other of [{ id: "grace", sessionId: "t" }, null]) {
    user = other;
    const stripped = { form: "start-call", reason: "otherAccount", faults: {}, values: {} };
    expect((await readFormOutcome({ problem: "expired" })).sentBack).toEqual(stripped);
  }
  const refused = new Problem(409, "Another", { members: { reason: "otherAccount" } });
  const answer = sendBack(place, { confirmed: "on", account }, refused);
  expect(answer.headers.get("location")).toBe("/business/one?problem=otherAccount#start-call");
  follow(answer);
  expect((await readFormOutcome({ problem: "otherAccount" })).sentBack?.values).toEqual({});
});

test("a cookie that is none of ours is no form", async () => {
  for (const text of ["", "x", "e30", Buffer.from("{}").toString("base64url")]) {
    jar = ["lantern-sent-back", "lantern-told"].map((name) => ({ name, value: text, path: "/" }));
    expect(await readSentBack(), text).toBeNull();
    expect((await readFormOutcome({ saved: "name" })).saved, text).toBeNull();
  }
});

test("one post is answered by the way it was made", async () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    answerPost(
      new Request("http://localhost/api/account/name", {
        method: "POST",
        body,
        headers: { "sec-fetch-site": "same-origin", ...headers },
      }),
      {
        place: () => ({ name: "name", path: "/profile", anchor: "name" }),
        take: async ({ name, language }) => {
          if (name !== "Robin") throw new Problem(409, "Not you");
          return { cookieLines: ["a=b"], ...(language ? { locale: "es" as const } : {}) };
        },
      },
    );
  const json = { "content-type": "application/json" };
  const saved = await post(new URLSearchParams({ name: "Robin" }));
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/profile?saved=name#name"]);
  expect(saved.headers.getSetCookie()).toEqual([
    "a=b",
    expect.stringMatching(/^lantern-told=[^;]+; Path=\/profile; Max-Age=120; SameSite=Lax; HttpOnly/),
  ]);
  const chosen = await post(new URLSearchParams({ name: "Robin", language: "es", locale: "de" }));
  expect(chosen.headers.get("location")).toBe("/es/profile?saved=name#name");
  const told = await post('{"name":"Robin"}', json);
  expect([told.status, told.headers.get("set-cookie")]).toEqual([204, "a=b"]);
  expect((await post(new URLSearchParams({ name: "" }))).headers.get("location")).toBe(
    "/profile?problem=failed#name",
  );
  await expect(post('{"name":""}', json)).rejects.toMatchObject({ status: 409 });
  await expect(post("[1]", json)).rejects.toMatchObject({ status: 400 });
  await expect(post('{"name":"Robin"}', { ...json, "sec-fetch-site": "cross-site" })).rejects.toMatchObject({
    status: 403,
  });
});

test("what a form has done is believed of the answer to it, and of no link", async () => {
  page = "/settings";
  expect((await readFormOutcome({ saved: "delete-data" })).saved).toBeNull();
  follow(sendOn("/settings?saved=delete-data#delete-data", {}, { form: "delete-data" }));
  expect(await readFormOutcome({ saved: "delete-data" })).toEqual({ saved: "delete-data", sentBack: null });
  expect((await readFormOutcome({ saved: "name" })).saved).toBeNull();
  expect((await readFormOutcome({})).saved).toBeNull();
  // It is no form that came back.
  expect((await readFormOutcome({ problem: "saved" })).sentBack).toBeNull();
  expect(await readSentBack()).toBeNull();
  // Nor does a form that came back vouch for anything.
  jar = [];
  follow(sendBack({ name: "delete-data", path: "/settings" }, {}, new Problem(401, "Who?")));
  expect((await readFormOutcome({ saved: "delete-data" })).saved).toBeNull();
  // It was another user's.
  const account = accountKey("user_ada");
  follow(sendOn("/settings?saved=delete-data", { account }, { form: "delete-data" }));
  user = { id: "user_eve", sessionId: "sess_eve" };
  expect((await readFormOutcome({ saved: "delete-data" })).saved).toBeNull();
  user = { id: "user_ada", sessionId: "sess_ada" };
  expect((await readFormOutcome({ saved: "delete-data" })).saved).toBe("delete-data");
  user = null;
});

test("what a page is told leaves alone what was typed for the pages below it", async () => {
  follow(sendOn("/calls?saved=delete", { locale: "fr" }, { form: "delete" }));
  expect((await readFormOutcome({ saved: "delete" })).saved).toBe("delete");
  const typed = { request: "Ask", locale: "fr" };
  follow(sendOn("/calls/new", typed, { form: "start-call", typed }));
  expect(page).toBe("/fr/calls/new");
  expect(await readSentBack()).toMatchObject({ reason: "confirm", values: { request: "Ask" } });
});

test("a script that leads on by itself has the page there say it too, in whichever language", async () => {
  const pathsIn = (lines: readonly string[]) => lines.map((line) => /Path=([^;]*)/.exec(line)?.[1]);
  const everywhere = ["/calls", "/es/calls", "/es-mx/calls", "/fr/calls", "/de/calls", "/pt/calls"];
  expect(pathsIn(outcomeLines("/calls?state=busy&saved=delete"))).toEqual(everywhere);
  expect(pathsIn(outcomeLines("/calls?saved=delete", { locale: "fr" }))).toEqual(["/fr/calls"]);
  expect(outcomeLines("/calls")).toEqual([]);
  const answer = await answerPost(
    new Request("http://localhost/api/locations", {
      method: "POST",
      body: "{}",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
    }),
    { place: () => place, take: async () => ({ next: "/locations?saved=first-location" }) },
  );
  expect([answer.status, answer.headers.getSetCookie().length]).toEqual([204, 6]);
  follow(answer);
  expect((await readFormOutcome({ saved: "first-location" })).saved).toBe("first-location");
});

test("a form that fails for no fault of the reader's comes back with what was typed too", async () => {
  const fault = new TypeError("The directory cannot be read");
  const post = (body: BodyInit, type: string) =>
    answerPost(
      new Request("http://localhost/api/feedback", {
        method: "POST",
        body,
        headers: { "sec-fetch-site": "same-origin", "content-type": type },
      }),
      { place: () => place, take: () => Promise.reject(fault) },
    );
  const answer = await post("comment=They+have+moved", "application/x-www-form-urlencoded");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain('content="0; url=/business/one?problem=failed#start-call"');
  follow(answer);
  expect((await readFormOutcome({ problem: "failed" })).sentBack?.values).toEqual({
    comment: "They have moved",
  });
  await expect(post('{"comment":"They have moved"}', "application/json")).rejects.toBe(fault);
});
