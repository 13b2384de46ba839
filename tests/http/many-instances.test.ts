import { expect, test } from "vitest";
import { Instances } from "@/tests/support/sites/instances";
import { hasRedis, startRedis } from "@/tests/support/machine/redis";
import { freePort } from "@/tests/support/machine/free-port";
import { sendWebhook } from "@/tests/support/services/webhook";

// On a developer's machine Redis may be missing; in CI it is installed, and missing there is a failure.
const ifRedis = test.skipIf(!hasRedis() && !process.env.CI);
const path = "/micro-briefs/filters-and-the-mirror";
const slug = path.split("/").at(-1) ?? "";

/** Retitles the brief in the dataset and gives the change to report. */
function retitle(instances: Instances, title: string) {
  const change = { _id: "", _type: "microBrief", slug };
  instances.edit((document) => {
    const isIt = (document.slug as { current?: string } | undefined)?.current === slug;
    if (!isIt || document._type !== change._type) return document;
    change._id = String(document._id);
    return { ...document, title };
  });
  return change;
}

/** Whether the page of the brief, or another, shows a title. Never the page itself: a failure would print it whole. */
const shows = async (site: string, title: string, at = path) =>
  (await (await fetch(`${site}${at}`)).text()).includes(title);

ifRedis("one webhook refreshes every instance that shares a Redis, and one that joins later", async () => {
  const instances = new Instances();
  const redis = startRedis(await freePort());
  const env = { REDIS_URL: redis.url };
  try {
    const one = await instances.start(1, env);
    const two = await instances.start(2, env);
    for (const site of [one, two]) expect(await shows(site, "Retitled once")).toBe(false);

    const answer = await sendWebhook(one, retitle(instances, "Retitled once"));
    expect(answer.status).toBe(200);
    expect(await shows(one, "Retitled once")).toBe(true);
    await expect.poll(() => shows(two, "Retitled once"), { timeout: 20_000 }).toBe(true);
    expect(await shows(two, "Retitled once", "/micro-briefs")).toBe(true);

    // Its build is older than the webhook, which it has never heard.
    const three = await instances.start(3, env);
    expect(await shows(three, "Retitled once")).toBe(true);

    // Without Redis a webhook still refreshes the instance that it reaches.
    await redis.stop();
    expect((await sendWebhook(two, retitle(instances, "Retitled twice"))).status).toBe(200);
    expect(await shows(two, "Retitled twice")).toBe(true);
  } finally {
    await instances.stop();
    await redis.stop();
  }
});

test("an instance alone: an edit is seen at the first request after its webhook and not before, and pages without the document stay kept", async () => {
  const instances = new Instances();
  try {
    const site = await instances.start(4);
    const other = "/micro-briefs/sleep-and-bedroom-screens";
    const tag = async (address: string) => (await fetch(`${site}${address}`)).headers.get("etag");
    // Until it has rendered a brief, it does not know which subjects its pages have, and renews those of one that is edited.
    await sendWebhook(site, retitle(instances, "Retitled first"));
    expect(await shows(site, "Retitled first")).toBe(true);
    const kept = await tag(other);
    const change = retitle(instances, "Retitled alone");
    expect(await shows(site, "Retitled alone")).toBe(false);
    await sendWebhook(site, change);
    expect(await shows(site, "Retitled alone")).toBe(true);
    expect(await tag(other)).toBe(kept);
  } finally {
    await instances.stop();
  }
});
