/** What machines tell us is believed only with a signature over it that is right, of now, and of something we know. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { signatureFor, signatureHeader } from "@/lib/platform/server/call-provider/callback-signature";
import { siteUnderTest } from "@/tests/support/sites/site";
import { sendWebhook } from "@/tests/support/services/webhook";

const callbackSecret = "callback-secret-of-the-tests";
let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest({ CALL_PROVIDER_WEBHOOK_SECRET: callbackSecret }));
});

const change = { _id: "category-attacks", _type: "category", slug: "attacks", operation: "update" };

test("the content webhook believes a signature of the last five minutes, and of no later than a minute ahead", async () => {
  expect((await sendWebhook(url, { ...change, slug: "now" })).status).toBe(200);
  // Clocks differ.
  for (const aheadMs of [-4 * 60_000, 30_000])
    expect((await sendWebhook(url, change, { signedAt: Date.now() + aheadMs })).status, String(aheadMs)).toBe(
      200,
    );
  // The one ahead by far more than a slow machine takes to send it.
  for (const aheadMs of [-6 * 60_000, 120_000, 86_400_000, -365 * 86_400_000])
    expect((await sendWebhook(url, change, { signedAt: Date.now() + aheadMs })).status, String(aheadMs)).toBe(
      401,
    );
});

test("the content webhook believes no other secret and no other signature", async () => {
  for (const secret of ["webhook-secret-of-the-test", "webhook-secret-of-the-testz", "x"])
    expect((await sendWebhook(url, change, { secret })).status).toBe(401);
  for (const signature of [null, "", "t=1,v1=x", `t=${Date.now()},v1=${"A".repeat(43)}`, "v1=x", "t=,v1="])
    expect((await sendWebhook(url, change, { signature })).status, String(signature)).toBe(401);
});

test("a document of a type that the site does not show is refused, and so is what is no document", async () => {
  for (const _type of ["mystery", "sanity.imageAsset", "user", "__proto__", "constructor", "MICROBRIEF", ""])
    expect((await sendWebhook(url, { ...change, _type })).status, _type).toBe(400);
  for (const text of ["[]", "null", "7", "{", '{"_type":"category"}'])
    expect((await sendWebhook(url, null, { text })).status, text).toBe(400);
});

const callback = (at: Date, options: { secret?: string; signature?: string; body?: string } = {}) => {
  const body = options.body ?? JSON.stringify({ id: randomUUID(), state: "ringing", at: at.toISOString() });
  return fetch(`${url}/api/calls/callback`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [signatureHeader]: options.signature ?? signatureFor(body, at, options.secret ?? callbackSecret),
    },
    body,
  });
};

test("a call's callback believes a signature of the last five minutes, and of no later than a minute ahead", async () => {
  expect((await callback(new Date())).status).not.toBe(401);
  for (const ms of [-4 * 60_000, 30_000])
    expect((await callback(new Date(Date.now() + ms))).status, String(ms)).not.toBe(401);
  // The one ahead by far more than a slow machine takes to send it.
  for (const ms of [-6 * 60_000, 120_000, 86_400_000])
    expect((await callback(new Date(Date.now() + ms))).status, String(ms)).toBe(401);
});

test("a call's callback believes no other secret and no other signature", async () => {
  expect((await callback(new Date(), { secret: "another" })).status).toBe(401);
  for (const signature of ["", "t=1,v1=x", `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`])
    expect((await callback(new Date(), { signature })).status, signature).toBe(401);
});
