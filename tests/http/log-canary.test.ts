/** Secrets are sent through every endpoint, and looked for in all that the server writes. */
import pg from "pg";
import { expect, test } from "vitest";
import { everyEndpoint, everyProductPage } from "@/tests/support/requests/endpoints";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { attributes } from "@/tests/support/requests/pages";
import {
  dataFolder,
  dataFolderWithDatabase,
  startSite,
  untilLogged,
  type SiteServer,
} from "@/tests/support/sites/site-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

// On a developer's machine Postgres may be missing; in CI it is installed, and missing there is a failure.
const bin = findPostgres();
const ifPostgres = test.skipIf(bin === null && !process.env.CI);

const canary = "c4n4ry";
const id = crypto.randomUUID();
const digits = "5550142987";
const secret = `${canary}-0123456789abcdef`;
const email = `${canary}@example.org`;
const phone = `+1${digits}`;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const event = (event_type: string, event_name: string, event_data: unknown) => ({
  event_type,
  event_name,
  event_data,
  url: `https://lantern.example/sign-in?ticket=${secret}`,
  timestamp: new Date().toISOString(),
});

/** One body that every endpoint finds its fields in. */
const body = {
  emailAddress: email,
  email,
  language: "fr",
  phone,
  password: secret,
  token: secret,
  key: secret,
  secret,
  session: secret,
  cookie: secret,
  csrf: secret,
  authorization: `Bearer ${secret}`,
  fingerprint: secret,
  screen_resolution: "390x844",
  gdpr_consent: true,
  anon_id: id,
  user_id: `user_${canary}0123456789`,
  call_id: id,
  business_id: id,
  subject: { type: "brief", slug: "group-chat-you-cant-leave" },
  helpful: false,
  comment: `Write to ${email} or call ${phone}, the password is ${secret}`,
  events: [
    event("call_initiated", "call_initiated", { business_id: id, phone }),
    event("error", "error", { error_type: "x", error_message: `token=${secret} of ${email}` }),
    event("custom", "User Signed Up", { method: email, userId: `user_${canary}0123456789` }),
    event("page_view", email, { path: `/x?email=${email}` }),
  ],
};

let clients = 0;
/** Sends the secrets in every place that a request has. Returns the statuses that came back. */
async function sendEverywhere(site: SiteServer): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  for (const path of everyEndpoint(id))
    for (const method of methods)
      for (const [kind, sent] of [
        ["application/json", JSON.stringify(body)],
        ["application/json", `{"password":"${secret}", broken`],
        [
          "application/x-www-form-urlencoded",
          new URLSearchParams({ emailAddress: email, language: "fr", token: secret }),
        ],
      ] as const) {
        const answer = await fetch(`${site.url}${path}?token=${secret}&email=${email}&anon_id=${id}`, {
          method,
          redirect: "manual",
          ...(method === "GET" ? {} : { body: sent }),
          headers: {
            "content-type": kind,
            origin: site.url,
            "x-forwarded-for": `198.51.100.${(clients += 1) % 250}`,
            authorization: `Bearer ${secret}`,
            cookie: `csrftoken=${secret}; sess=${secret}`,
            "x-csrftoken": secret,
            "x-fingerprint": secret,
            "x-anon-id": id,
            "sanity-webhook-signature": `t=1,v1=${secret}`,
          },
        });
        await answer.text();
        statuses.set(`${method} ${path} ${kind}`, answer.status);
      }
  return statuses;
}

function expectSilence(site: SiteServer, others: string[] = []) {
  for (const one of [canary, digits, id, ...others])
    expect(site.log(), `the log holds ${one}`).not.toContain(one);
}

const env = { LOG_LEVEL: "trace", TRUSTED_PROXIES: "127.0.0.1,::1" };
test("a secret sent through any endpoint is not in the log", async () => {
  const folder = untilTestEnds(dataFolderWithDatabase());
  const site = untilTestEnds(await startSite({ ...env, LANTERN_DATA_DIR: folder.path }));
  const statuses = await sendEverywhere(site);
  // The secrets did come to where they are kept.
  expect(statuses.get("POST /api/analytics/events application/json")).toBe(400);
  expect([...statuses.values()].some((status) => status === 303)).toBe(true);
  expect([...statuses].filter(([, status]) => status === 500)).toEqual([]);
  await site.stop();
  expect(site.log()).toContain('"name":"lantern"');
  expectSilence(site);
});

ifPostgres("nor when the database refuses, and what it was asked is part of the failure", async () => {
  const postgres = untilTestEnds(await startPostgres(bin ?? ""));
  const folder = untilTestEnds(dataFolder());
  const site = untilTestEnds(
    await startSite({ ...env, LANTERN_DATA_DIR: folder.path, DATABASE_URL: postgres.url }),
  );
  await fetch(`${site.url}/api/csrf`);
  await untilLogged(site, "database open");
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("drop schema public cascade; create schema public");
  await client.end();
  await sendEverywhere(site);
  await untilLogged(site, "Failed query");
  await site.stop();
  expectSilence(site);
});

ifPostgres("nor when it refuses what a page asks, or what is done after it", async () => {
  const postgres = untilTestEnds(await startPostgres(bin ?? ""));
  const folder = untilTestEnds(dataFolder());
  const site = untilTestEnds(
    await startSite({ ...env, LANTERN_DATA_DIR: folder.path, DATABASE_URL: postgres.url }),
  );
  const user = new SignedInBrowser(site.url);
  await user.signUp(email);
  const open = async (path: string) => {
    await user.renew();
    return user.ask(path);
  };
  const [business = ""] = attributes(await (await open("/explore")).text(), "a", "data-business");
  expect(business).not.toBe("");
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("drop table business_visits");
  expect((await open(`/business/${business}`)).status).toBe(200);
  await untilLogged(site, "visit not noted");
  await client.query("drop schema public cascade; create schema public");
  await client.end();
  for (const path of everyProductPage(business))
    expect((await open(`${path}?search=${canary}&location=${canary}`)).status, path).not.toBe(401);
  await untilLogged(site, 'Error [QueryError]: Failed query: select "id", "user_id", "name", "name_key"');
  await site.stop();
  expectSilence(site, [user.userId, business]);
});
