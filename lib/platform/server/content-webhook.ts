import "server-only";
/** The content store's signed webhook: whether it is genuine, and what it says. */
import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { z } from "zod";

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
