/** Newsletter and waitlist as an API: what is stored, what is delivered, what is refused. Each test is a client of its own. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { startFormService, type FormService } from "@/tests/support/services/form-service";
import {
  dataFolder,
  dataFolderWithDatabase,
  startSite,
  type DataFolder,
  type SiteServer,
} from "@/tests/support/sites/site-server";
import { honeypotField } from "#lib/base/site/form-problems";
import { readMessages } from "#lib/base/i18n/messages";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

const trust = { TRUSTED_PROXIES: "127.0.0.1,::1" };
/** On a developer's machine Postgres may be missing; in CI it is installed, and missing there is a failure. */
const bin = findPostgres();
let clients = 0;

/** An address that no other test counts against. */
const newClient = () => `198.51.100.${(clients += 1)}`;
const newAddress = () => `reader-${crypto.randomUUID()}@example.org`;

type Sending = { client?: string; path?: string; headers?: Record<string, string> };

const headersOf = (site: SiteServer, { client = newClient(), headers = {} }: Sending) => ({
  origin: site.url,
  "x-forwarded-for": client,
  ...headers,
});

const post = (site: SiteServer, data: unknown, sending: Sending = {}) =>
  fetch(`${site.url}${sending.path ?? "/api/newsletter"}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headersOf(site, sending) },
    body: JSON.stringify(data),
  });

const postForm = (site: SiteServer, form: Record<string, string>, sending: Sending = {}) =>
  fetch(`${site.url}${sending.path ?? "/api/newsletter"}`, {
    method: "POST",
    redirect: "manual",
    headers: headersOf(site, sending),
    body: new URLSearchParams(form),
  });

const addresses = (service: FormService) => service.received.map((fields) => fields.emailAddress);
const deliveredTo = (service: FormService, emailAddress: string) =>
  expect.poll(() => addresses(service), { timeout: 50_000 }).toContain(emailAddress);

describe("with a form service that works", () => {
  let folder: DataFolder;
  let site: SiteServer;
  let service: FormService;

  beforeAll(async () => {
    // Empty: the server makes its database by itself, at the first sign-up.
    folder = dataFolder();
    service = await startFormService();
    site = await startSite({
      ...trust,
      LANTERN_DATA_DIR: folder.path,
      NEWSLETTER_FORM_URL: service.url,
      WAITLIST_FORM_URL: service.url,
      WAITLIST_FIELD_LANGUAGE: "entry.42",
    });
  });
  afterAll(async () => {
    await site.stop();
    await service.stop();
    folder.remove();
  });

  test("a newsletter sign-up is delivered with the fields the service knows", async () => {
    const emailAddress = newAddress();
    const answer = await post(site, { emailAddress: `  ${emailAddress} ` });
    expect(answer.status).toBe(204);
    await deliveredTo(service, emailAddress);
    expect(service.received).toContainEqual({ emailAddress, formVersion: "1" });
  });

  test("a waitlist sign-up is delivered with the label of its language", async () => {
    const emailAddress = newAddress();
    const answer = await post(site, { emailAddress, language: "fr" }, { path: "/api/waitlist" });
    expect(answer.status).toBe(204);
    await deliveredTo(service, emailAddress);
    expect(service.received).toContainEqual({ emailAddress, formVersion: "1", "entry.42": "Français" });
  });

  test("an address is delivered once, however often it signs up, and no answer tells", async () => {
    const emailAddress = newAddress();
    const first = await post(site, { emailAddress });
    await deliveredTo(service, emailAddress);
    const second = await post(site, { emailAddress: emailAddress.toUpperCase() });
    expect(second.status).toBe(first.status);
    expect(await second.text()).toBe(await first.text());
    const named = ({ headers }: Response) => [...headers.keys()].toSorted();
    expect(named(second)).toEqual(named(first));
    // A later sign-up that has arrived shows that the queue has been through.
    const later = newAddress();
    await post(site, { emailAddress: later });
    await deliveredTo(service, later);
    expect(addresses(service).filter((one) => one?.toLowerCase() === emailAddress)).toHaveLength(1);
  });

  test("a form post is answered by a page that confirms", async () => {
    const emailAddress = newAddress();
    const answer = await postForm(site, { emailAddress, locale: "fr" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/fr/newsletter/confirmed");
    await deliveredTo(service, emailAddress);
  });

  test("a program that fills in the hidden field is thanked and forgotten", async () => {
    const asJson = newAddress();
    const asForm = newAddress();
    const answer = await post(site, { emailAddress: asJson, [honeypotField]: "https://spam.example" });
    expect(answer.status).toBe(204);
    const page = await postForm(site, { emailAddress: asForm, [honeypotField]: "x" });
    expect(page.headers.get("location")).toBe("/newsletter/confirmed");
    const later = newAddress();
    await post(site, { emailAddress: later });
    await deliveredTo(service, later);
    expect(addresses(service)).not.toContain(asJson);
    expect(addresses(service)).not.toContain(asForm);
  });

  test("what is not an address is refused with the field at fault", async () => {
    const texts = [
      ["", "Email is required"],
      ["   ", "Email is required"],
      ["nobody", "Please enter a valid email address"],
      ["a@b", "Please enter a valid email address"],
      ["a b@c.de", "Please enter a valid email address"],
      [`${"a".repeat(250)}@b.de`, "Please enter a valid email address"],
    ] as const;
    for (const [emailAddress, detail] of texts) {
      const answer = await post(site, { emailAddress });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ status: 400, errors: { emailAddress: detail } });
    }
  });

  test("the waitlist takes only languages that are waited for", async () => {
    for (const language of ["en", "xx", "", undefined]) {
      const answer = await post(site, { emailAddress: newAddress(), language }, { path: "/api/waitlist" });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: { language: "Please choose a language" } });
    }
  });

  test("the 21st post of a client within a minute has to wait, as JSON and as a form", async () => {
    const client = newClient();
    for (let number = 0; number < 20; number += 1) {
      const answer = await post(site, { emailAddress: newAddress() }, { client });
      expect(answer.status).toBe(204);
    }
    for (const answer of [
      await post(site, { emailAddress: newAddress() }, { client }),
      await postForm(site, { emailAddress: newAddress() }, { client }),
    ]) {
      expect(answer.status).toBe(429);
      const seconds = Number(answer.headers.get("retry-after"));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect((await post(site, { emailAddress: newAddress() })).status).toBe(204);
  });

  test("an address can be posted five times a minute, from wherever", async () => {
    const emailAddress = newAddress();
    for (let number = 0; number < 5; number += 1)
      expect((await post(site, { emailAddress })).status).toBe(204);
    const answer = await post(site, { emailAddress: emailAddress.toUpperCase() });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ title: "Rate limit exceeded", status: 429 });
  });

  test("a call from another site, or that cannot say where it is from, is refused", async () => {
    const send = async (headers: Record<string, string>) => {
      const { origin: _, ...rest } = headersOf(site, {});
      const answer = await fetch(`${site.url}/api/newsletter`, {
        method: "POST",
        headers: { "content-type": "application/json", ...rest, ...headers },
        body: JSON.stringify({ emailAddress: newAddress() }),
      });
      return answer.status;
    };
    const token = "0123456789abcdef0123";
    expect(await send({ origin: "https://evil.example" })).toBe(403);
    expect(await send({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await send({})).toBe(403);
    expect(await send({ cookie: `csrftoken=${token}` })).toBe(403);
    expect(await send({ cookie: `csrftoken=${token}`, "x-csrftoken": "another-token-altogether" })).toBe(403);
    expect(await send({ cookie: "csrftoken=", "x-csrftoken": "" })).toBe(403);
    expect(await send({ origin: "null" })).toBe(403);
    expect(await send({ cookie: `csrftoken=${token}`, "x-csrftoken": token })).toBe(204);
    expect(await send({ "sec-fetch-site": "same-origin" })).toBe(204);
  });

  test("the CSRF token comes as a cookie that scripts can read, and lets a call through", async () => {
    const answer = await fetch(`${site.url}/api/csrf`);
    const { csrfToken } = (await answer.json()) as { csrfToken: string };
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toContain(`csrftoken=${csrfToken}; Path=/`);
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).not.toContain("HttpOnly");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("methods, sizes and types that the route does not take are named", async () => {
    const address = `${site.url}/api/newsletter`;
    const headers = headersOf(site, {});
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const answer = await fetch(address, { method, headers });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
      expect(await answer.json()).toMatchObject({ status: 405 });
    }
    const send = async (type: string, data: string) =>
      (await fetch(address, { method: "POST", headers: { ...headers, "content-type": type }, body: data }))
        .status;
    expect(await send("text/plain", "emailAddress=a@b.de")).toBe(415);
    expect(await send("application/json", "{")).toBe(400);
    expect(await send("application/json", "[1]")).toBe(400);
    expect(await send("application/json", "null")).toBe(400);
    expect(await send("application/json", JSON.stringify({ emailAddress: "a".repeat(17_000) }))).toBe(413);
    expect(await send("application/x-www-form-urlencoded", `emailAddress=${"a".repeat(17_000)}`)).toBe(413);
  });
});

describe("with a form service that does not work", () => {
  test("a service that answers 500 delays delivery, not the reader, and gets the sign-up once", async () => {
    const folder = untilTestEnds(dataFolderWithDatabase());
    const service = untilTestEnds(await startFormService("fail"));
    const site = untilTestEnds(
      await startSite({
        ...trust,
        LANTERN_DATA_DIR: folder.path,
        NEWSLETTER_FORM_URL: service.url,
      }),
    );
    const emailAddress = newAddress();
    expect((await post(site, { emailAddress })).status).toBe(204);
    await expect.poll(service.seen, { timeout: 20_000 }).toBe(1);
    expect(service.received).toEqual([]);
    service.behave("confirm");
    await deliveredTo(service, emailAddress);
    const later = newAddress();
    await post(site, { emailAddress: later });
    await deliveredTo(service, later);
    expect(addresses(service)).toEqual([emailAddress, later]);
  });

  test("a service that is down gets the sign-up when it is back", async () => {
    const folder = untilTestEnds(dataFolderWithDatabase());
    const down = untilTestEnds(await startFormService());
    await down.stop();
    const site = untilTestEnds(
      await startSite({ ...trust, LANTERN_DATA_DIR: folder.path, NEWSLETTER_FORM_URL: down.url }),
    );
    const emailAddress = newAddress();
    expect((await post(site, { emailAddress })).status).toBe(204);
    const service = untilTestEnds(await startFormService("confirm", Number(new URL(down.url).port)));
    await deliveredTo(service, emailAddress);
  });

  test("without a service a sign-up is kept, and delivered once there is one", async () => {
    const folder = untilTestEnds(dataFolderWithDatabase());
    const before = untilTestEnds(await startSite({ ...trust, LANTERN_DATA_DIR: folder.path }));
    const emailAddress = newAddress();
    expect((await post(before, { emailAddress })).status).toBe(204);
    await before.kill();
    const service = untilTestEnds(await startFormService());
    untilTestEnds(
      await startSite({ ...trust, LANTERN_DATA_DIR: folder.path, NEWSLETTER_FORM_URL: service.url }),
    );
    await deliveredTo(service, emailAddress);
  });
});

test("a reader sees no success while nothing can be stored", async () => {
  const folder = untilTestEnds(dataFolderWithDatabase());
  const site = untilTestEnds(
    await startSite({
      ...trust,
      LANTERN_DATA_DIR: folder.path,
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    }),
  );
  const answer = await post(site, { emailAddress: newAddress() });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ title: "Failed to subscribe. Please try again." });
  const page = await postForm(site, { emailAddress: newAddress() });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("/newsletter?problem=failed");

  // Each form says in its own words what could not be done.
  const words = (await readMessages("es")).forms;
  const waiting = await postForm(
    site,
    { emailAddress: newAddress(), language: "fr", locale: "es" },
    { path: "/api/waitlist" },
  );
  expect(waiting.status).toBe(503);
  const address = "/es/waitlist?language=fr&problem=failed";
  expect(await waiting.text()).toContain(address.replace("&", "&#38;"));
  const faultOf = async (path: string) =>
    /<p id="email-fault"[^>]*>([^<]*)/.exec(await (await fetch(site.url + path)).text())?.[1];
  expect(await faultOf(address)).toBe(words.languageWaitlist.errorMessage);
  expect(await faultOf("/es/newsletter?problem=failed")).toBe(words.failed);
});

test.skipIf(bin === null && !process.env.CI)("the same path works on a real Postgres", async () => {
  const postgres = untilTestEnds(await startPostgres(bin ?? ""));
  const service = untilTestEnds(await startFormService());
  const site = untilTestEnds(
    await startSite({ ...trust, DATABASE_URL: postgres.url, NEWSLETTER_FORM_URL: service.url }),
  );
  const emailAddress = newAddress();
  expect((await post(site, { emailAddress })).status).toBe(204);
  await deliveredTo(service, emailAddress);
});
