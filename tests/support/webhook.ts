/** Sends the content store's signed webhook to the site under test. */
import { encodeSignatureHeader } from "@sanity/webhook";
import { siteUrl, webhookSecret } from "@/scripts/site-under-test";

export type Change = { _id: string; _type: string; slug: string };

export async function sendWebhook(change: Change, url = siteUrl): Promise<Response> {
  const body = JSON.stringify({ ...change, previousSlug: null, operation: "update" });
  const signature = await encodeSignatureHeader(body, Date.now(), webhookSecret);
  return fetch(`${url}/api/revalidate`, {
    method: "POST",
    headers: { "content-type": "application/json", "sanity-webhook-signature": signature },
    body,
  });
}
