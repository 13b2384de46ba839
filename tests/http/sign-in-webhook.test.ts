/** What the sign-in service tells of a user who was deleted there. */
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { progressStore } from "#lib/reader/saved/progress-store";
import { siteUnderTest } from "@/tests/support/sites/site";
import {
  dataFolderWithDatabase,
  startSite,
  untilLogged,
  type SiteServer,
} from "@/tests/support/sites/site-server";

const secret = "whsec_c2lnbi1pbi1vZi10aGUtdGVzdHM=";
const folder = dataFolderWithDatabase();
const tick = { "read /micro-briefs/x": { on: true, at: 1 } };
let site: SiteServer;

/** Does something with the database of the site, which must not run. */
async function withStore<T>(use: (store: ReturnType<typeof progressStore>) => Promise<T>): Promise<T> {
  const opened = await openEmbedded(folder.path);
  const given = await use(progressStore(opened.database));
  await opened.close();
  return given;
}

beforeAll(async () => {
  await withStore(async (store) => {
    for (const user of ["user_gone", "user_here", "user_named"]) await store.add(user, tick, new Date());
  });
  site = await startSite({ LANTERN_DATA_DIR: folder.path, CLERK_WEBHOOK_SIGNING_SECRET: secret });
});
afterAll(async () => {
  await site.stop();
  folder.remove();
});

const told = (type: string, id: string) =>
  JSON.stringify({ object: "event", type, data: { id, object: "user", deleted: true } });

/** Sends a message, signed as Clerk does. */
function send(
  body: string,
  { by = secret, at = Date.now(), url = site.url }: { by?: string; at?: number; url?: string } = {},
): Promise<Response> {
  const [id, seconds] = [`msg_${randomUUID()}`, String(Math.floor(at / 1000))];
  const hmac = createHmac("sha256", Buffer.from(by.replace("whsec_", ""), "base64"));
  return fetch(`${url}/api/sign-in/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": seconds,
      "svix-signature": `v1,${hmac.update(`${id}.${seconds}.${body}`).digest("base64")}`,
    },
    body,
  });
}

test("what is kept of a user who was deleted at the sign-in service goes, and of nobody else", async () => {
  const gone = await send(told("user.deleted", "user_gone"));
  expect([gone.status, await gone.json()]).toEqual([200, { applied: true }]);
  // Once more, as after an answer that was lost.
  expect((await send(told("user.deleted", "user_gone"))).status).toBe(200);
  // What else Clerk may be set to tell.
  const named = await send(told("user.updated", "user_named"));
  expect([named.status, await named.json()]).toEqual([200, { applied: false }]);
  // Signed by another, an hour ago, and by nobody.
  const forged = told("user.deleted", "user_here");
  expect((await send(forged, { by: "whsec_YW5vdGhlcg==" })).status).toBe(401);
  expect((await send(forged, { at: Date.now() - 3_600_000 })).status).toBe(401);
  const unsigned = { method: "POST", body: forged, headers: { "content-type": "application/json" } };
  expect((await fetch(`${site.url}/api/sign-in/webhook`, unsigned)).status).toBe(401);
  for (const reason of ["wrong secret", "too old", "not signed"])
    await untilLogged(
      site,
      `"webhook":"sign-in-webhook","reason":"${reason}","count":1,"msg":"webhook refused"`,
    );
  await site.stop();
  expect(site.log()).not.toMatch(/user_(?:gone|here|named)/);
  expect(
    await withStore(async (store) => [
      await store.read("user_gone"),
      await store.read("user_here"),
      await store.read("user_named"),
    ]),
  ).toEqual([{}, tick, tick]);
});

test("without a signing secret nobody is believed", async () => {
  const { url } = await siteUnderTest();
  expect((await send(told("user.deleted", "user_gone"), { url })).status).toBe(503);
});
