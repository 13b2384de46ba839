import "server-only";
/** The content store's signed webhook: whether it is genuine, and what it says. */
import { createHash, randomBytes } from "node:crypto";
import {
  decodeSignatureHeader,
  encodeSignatureHeader,
  isValidSignature,
  SIGNATURE_HEADER_NAME,
} from "@sanity/webhook";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { processWide } from "#lib/platform/server/process-wide";

/** A signature is good for this long (design 5). */
const lifeMs = 5 * 60_000;

/** The projection that the webhook is set up with: `{_id, _type, "slug": slug.current, …}`. */
const change = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slug: z.string().nullish(),
  previousSlug: z.string().nullish(),
  operation: z.enum(["create", "update", "delete"]).nullish(),
});
export type ContentChange = z.infer<typeof change>;

/** Whether the signature over `body` is by our secret and not older than five minutes, nor from the future. */
export async function isGenuineWebhook(headers: Headers, body: string, secret: string): Promise<boolean> {
  const signature = headers.get(SIGNATURE_HEADER_NAME);
  if (signature === null) return false;
  try {
    if (!(await isValidSignature(body, signature, secret))) return false;
    const age = Date.now() - decodeSignatureHeader(signature).timestamp;
    // Clocks differ by a little; a signature from further ahead was made up.
    return age <= lifeMs && age >= -5_000;
  } catch {
    return false;
  }
}

/** What changed; null when the body is not JSON or not of the projection's shape. */
export function parseContentChange(body: string): ContentChange | null {
  try {
    const parsed = change.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** How long a delivery is remembered. */
const rememberedMs = 10 * 60_000;
const deliveries = processWide(
  "webhook-deliveries",
  () => new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs }),
);

/**
 * A delivery's name: its signature, which covers body and moment. Two edits of one document within a second have the
 * same body and are yet two deliveries.
 */
const deliveryName = (headers: Headers, body: string) =>
  createHash("sha256")
    .update(`${headers.get(SIGNATURE_HEADER_NAME) ?? ""}\n${body}`)
    .digest("hex");

/** Whether this very delivery came within the last ten minutes; from now on it did. */
export function isRepeatedDelivery(headers: Headers, body: string): boolean {
  const name = deliveryName(headers, body);
  const isKnown = deliveries.has(name);
  if (!isKnown) deliveries.set(name, true);
  return isKnown;
}

/** Takes a delivery that could not be carried out as never come. */
export function forgetDelivery(headers: Headers, body: string): void {
  deliveries.delete(deliveryName(headers, body));
}

/** The secret of deliveries that this process sends itself. It never leaves the process. */
export const ownSecret = processWide("own-webhook-secret", () => randomBytes(32).toString("hex"));

/** Body and headers of a delivery by ourselves, for a change that no webhook tells of. */
export async function ownDelivery(change: ContentChange) {
  const body = JSON.stringify(change);
  const signature = await encodeSignatureHeader(body, Date.now(), ownSecret);
  return { body, headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature } };
}
