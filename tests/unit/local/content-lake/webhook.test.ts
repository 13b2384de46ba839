/** What the site is told of a publication, and by whom it knows that it is true. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWebhook, type Webhook } from "#lib/local/content-lake/webhook";
import { webhookFault, parseContentChange } from "#lib/platform/server/content/content-webhook";
import { startTestLake } from "@/tests/support/services/content-lake";
import { startServer, withBody, type HttpServer } from "@/tests/support/services/http-server";

const secret = "secret-of-the-lake";
type Delivery = { headers: Headers; body: string };

let lake: Awaited<ReturnType<typeof startTestLake>>;
let webhook: Webhook;
let server: HttpServer;
let deliveries: Delivery[];
let statuses: number[];
let logged: string[];

beforeEach(async () => {
  lake = await startTestLake();
  deliveries = [];
  statuses = [];
  logged = [];
  server = await startServer(
    withBody((request, response, body) => {
      deliveries.push({ headers: new Headers(request.headers as Record<string, string>), body });
      response.writeHead(statuses.shift() ?? 200).end();
    }),
  );
  webhook = openWebhook(lake.lake, {
    url: `${server.url}/api/revalidate`,
    secret,
    log: (line) => logged.push(line),
    waitMs: () => 5,
  });
});
afterEach(async () => {
  webhook.close();
  await server.stop();
  await lake.remove();
});

const told = (count: number) => vi.waitFor(() => expect(deliveries).toHaveLength(count));
const changes = () => deliveries.map(({ body }) => JSON.parse(body) as unknown);
const ids = { draftId: "drafts.brief-chess", publishedId: "brief-chess" };
const edit = (slug: string) =>
  lake.client.action({
    actionType: "sanity.action.document.edit",
    ...ids,
    patch: { set: { "slug.current": slug } },
  });
const publish = () => lake.client.action({ actionType: "sanity.action.document.publish", ...ids });

test("a publication is told once, with the old address, signed so that the site believes it", async () => {
  await edit("chess");
  await publish();
  await told(1);
  const [delivery] = deliveries;
  if (!delivery) throw new Error("nothing was told");
  expect(webhookFault(delivery.headers, delivery.body, secret)).toBeNull();
  expect(webhookFault(delivery.headers, delivery.body, "another")).toBe("wrong secret");
  expect(await parseContentChange(delivery, secret, ["microBrief"])).toEqual({
    _id: "brief-chess",
    _type: "microBrief",
    slug: "chess",
    previousSlug: "chess-online",
    operation: "update",
  });
});

test("drafts and pictures are nobody's business", async () => {
  await edit("draft-only");
  await lake.client.create({ _id: "image-x", _type: "sanity.imageAsset" });
  await lake.client.create({ _id: "topic-new", _type: "topic" });
  await told(1);
  expect(changes()).toMatchObject([{ _id: "topic-new", operation: "create", previousSlug: null }]);
});

test("what is unpublished is told as deleted, by the address that it had", async () => {
  await lake.client.action({ actionType: "sanity.action.document.unpublish", ...ids });
  await told(1);
  expect(changes()).toMatchObject([{ _id: "brief-chess", operation: "delete", slug: "chess-online" }]);
});

test("a site that does not answer well is told again, and the order stays", async () => {
  statuses = [500, 503];
  await lake.client.create({ _id: "topic-1", _type: "topic" });
  await lake.client.create({ _id: "topic-2", _type: "topic" });
  await told(4);
  expect(changes()).toMatchObject(["topic-1", "topic-1", "topic-1", "topic-2"].map((_id) => ({ _id })));
  expect(logged).toHaveLength(1);
});

test("what the site refuses is not sent again, and the log says so", async () => {
  statuses = [401];
  await lake.client.create({ _id: "topic-1", _type: "topic" });
  await vi.waitFor(() => expect(logged.join()).toContain("it answered 401"));
  await lake.client.create({ _id: "topic-2", _type: "topic" });
  await told(2);
});

test("after a start the site is told what changed since its pages were made, each piece once", async () => {
  const before = new Date();
  await edit("chess");
  await publish();
  await edit("chess-2");
  await publish();
  await lake.client.create({ _id: "topic-1", _type: "topic" });
  await lake.client.delete("topic-1");
  await told(4);
  deliveries.length = 0;
  await webhook.announceSince(new Date(Date.now() + 60_000));
  expect(deliveries).toHaveLength(0);
  await webhook.announceSince(before);
  expect(changes()).toMatchObject([
    { _id: "brief-chess", slug: "chess-2", previousSlug: "chess-online", operation: "update" },
  ]);
});
