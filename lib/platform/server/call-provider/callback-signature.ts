import "server-only";
/**
 * The signature of a provider's callback: `t=<seconds>,v1=<hex>` in the header `X-Call-Signature`, where v1 is the HMAC-SHA256 of
 * `<t>.<body>` with the shared secret.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { timeFault, type SignatureFault } from "#lib/platform/server/signature-time";

export const signatureHeader = "x-call-signature";

const shape = /^t=(\d{9,12}),v1=([0-9a-f]{64})$/;

const sign = (body: string, seconds: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest();

/** The header's value for a body, as a provider writes it. */
export function signatureFor(body: string, at: Date, secret: string): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${sign(body, seconds, secret).toString("hex")}`;
}

/** What is wrong with the signature; null if it was made with the secret over exactly this body, within five minutes of now. */
export function signatureFault(
  header: string | null,
  body: string,
  now: Date,
  secret: string,
): SignatureFault | null {
  const [, seconds, hex] = shape.exec(header ?? "") ?? [];
  if (seconds === undefined || hex === undefined) return "not signed";
  if (!timingSafeEqual(sign(body, seconds, secret), Buffer.from(hex, "hex"))) return "wrong secret";
  return timeFault(Number(seconds) * 1000, now.getTime());
}
