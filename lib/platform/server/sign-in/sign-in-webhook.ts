import "server-only";
/** Messages that the sign-in service sends by itself. */
import { verifyWebhook } from "@clerk/backend/webhooks";
import { z } from "zod";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import type { SignatureFault } from "#lib/platform/server/signature-time";

export type SignInMessage =
  /** No signing secret is configured. */
  | { kind: "off" }
  /** Not signed, signed by somebody else, or not within five minutes of now. */
  | { kind: "unsigned"; fault: SignatureFault }
  | { kind: "deleted"; userId: string }
  | { kind: "other" };

const deletion = z.object({ type: z.literal("user.deleted"), data: z.object({ id: z.string().min(1) }) });

/** Reads a message from Clerk, with its headers and its raw body. Never throws. */
export async function readSignInMessage(headers: Headers, body: string): Promise<SignInMessage> {
  const signingSecret = env.CLERK_WEBHOOK_SIGNING_SECRET;
  if (!signingSecret) return { kind: "off" };
  // Clerk's code wants a request, of which it reads these two.
  const request = new Request("https://lantern.invalid", { method: "POST", headers, body });
  try {
    const { data } = deletion.safeParse(await verifyWebhook(request, { signingSecret }));
    return data ? { kind: "deleted", userId: data.data.id } : { kind: "other" };
  } catch (error) {
    return { kind: "unsigned", fault: faultOf(messageOf(error)) };
  }
}

/** What Clerk's code says of a message that it does not accept. */
function faultOf(said: string): SignatureFault {
  if (/too old/.test(said)) return "too old";
  if (/too new/.test(said)) return "from the future";
  return /header/i.test(said) ? "not signed" : "wrong secret";
}
