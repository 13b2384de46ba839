/** Sends the content store's webhook as Sanity does: signed with our secret. */
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { webhookSecret } from "@/scripts/site-under-test";

export type SentWebhook = {
  status: number;
  headers: Headers;
  body: { tags?: string[]; title?: string; duplicate?: boolean };
};

/** Posts a change. With `signedAt` and `secret` a test can sign it wrongly. */
export async function sendWebhook(
  base: string,
  change: unknown,
  options: { signedAt?: number; secret?: string; signature?: string | null; text?: string } = {},
): Promise<SentWebhook> {
  const body = options.text ?? JSON.stringify(change);
  const signature =
    options.signature === undefined
      ? await encodeSignatureHeader(body, options.signedAt ?? Date.now(), options.secret ?? webhookSecret)
      : options.signature;
  const answer = await fetch(`${base}/api/revalidate`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature === null ? {} : { [SIGNATURE_HEADER_NAME]: signature }),
    },
    body,
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as SentWebhook["body"],
  };
}
