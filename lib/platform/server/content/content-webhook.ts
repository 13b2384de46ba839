import "server-only";
/** The content store's signed webhook: whether it is genuine, and what it says. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { LRUCache } from "lru-cache";
import { parseBody } from "next-sanity/webhook";
import { NextRequest } from "next/server";
import { z } from "zod";
import { isSameSecret } from "#lib/base/values/same-secret";
import { processWide } from "#lib/base/values/process-wide";
import { timeFault, type SignatureFault } from "#lib/platform/server/signature-time";

/** The format of the header: the moment in milliseconds, and the HMAC-SHA256 of `<moment>.<body>` in base64url. */
const signatureShape = /^t=(\d{10,16})[, ]+v1=([\w-]{43})$/;

/** The projection with which the webhook is configured: `{_id, _type, "slug": slug.current, …}`. */
const changeShape = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slug: z.string().nullish(),
  previousSlug: z.string().nullish(),
  operation: z.enum(["create", "update", "delete"]).nullish(),
});
export type ContentChange = z.infer<typeof changeShape>;

const signatureOf = (headers: Headers) => {
  const [, moment = "", signature = ""] = signatureShape.exec(headers.get(SIGNATURE_HEADER_NAME) ?? "") ?? [];
  return { moment, signature };
};

/** What is wrong with the signature over `body`; null if it was made with our secret, within five minutes of now. */
export function webhookFault(
  headers: Headers,
  body: string,
  secret: string,
  now = Date.now(),
): SignatureFault | null {
  const { moment, signature } = signatureOf(headers);
  if (moment === "") return "not signed";
  const expected = createHmac("sha256", secret).update(`${moment}.${body}`).digest("base64url");
  return isSameSecret(signature, expected) ? timeFault(Number(moment), now) : "wrong secret";
}

/** A delivery as it arrived, with its body as text. */
type Delivery = { headers: Headers; body: string };

/**
 * The change that a genuine delivery describes; null when the body is not JSON, does not have the projection's shape, or has a type
 * that is not in `types`. `webhookFault` must be called before: Sanity's own comparison takes longer the more of a guess is
 * right, and does not check the age.
 */
export async function parseContentChange(
  { headers, body }: Delivery,
  secret: string,
  types: readonly string[],
): Promise<ContentChange | null> {
  const request = new NextRequest("http://localhost", { method: "POST", headers, body });
  // Without its wait of three seconds for the store's CDN, because we read past the CDN after a change.
  const read = await parseBody<unknown>(request, secret, false).catch(() => null);
  if (read?.isValidSignature !== true) return null;
  const parsed = changeShape.safeParse(read.body);
  return parsed.success && types.includes(parsed.data._type) ? parsed.data : null;
}

/** How long a delivery is remembered. */
const rememberedMs = 10 * 60_000;
const deliveries = processWide(
  "webhook-deliveries",
  () => new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs }),
);

/**
 * The identity of a delivery: its signature, which covers body and moment. Two edits of one document within a second have the same
 * body, but are two deliveries.
 */
const deliveryName = (headers: Headers, body: string) => {
  const { moment, signature } = signatureOf(headers);
  return createHash("sha256").update(`${moment} ${signature}\n${body}`).digest("hex");
};

/** Whether this very delivery already came within the last ten minutes. It counts as received from now on. */
export function isRepeatedDelivery(headers: Headers, body: string): boolean {
  const name = deliveryName(headers, body);
  const isKnown = deliveries.has(name);
  if (!isKnown) deliveries.set(name, true);
  return isKnown;
}

/** Forgets a delivery that could not be processed, so that it can be sent again. */
export function forgetDelivery(headers: Headers, body: string): void {
  deliveries.delete(deliveryName(headers, body));
}

/** The secret of deliveries that this process sends to itself. It never leaves the process. */
export const ownSecret = processWide("own-webhook-secret", () => randomBytes(32).toString("hex"));

/** Body and headers of a delivery to ourselves, for a change without a webhook. */
export async function ownDelivery(change: ContentChange) {
  const body = JSON.stringify(change);
  const signature = await encodeSignatureHeader(body, Date.now(), ownSecret);
  return { body, headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature } };
}
