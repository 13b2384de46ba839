/** What a browser says about itself when its reader has agreed, and the format of its id. */
import { z } from "zod";
import { cutText } from "#lib/base/text/text";
import { bareAnonId } from "#lib/base/visitor/anon-id";
import { maskAddress } from "#lib/base/addresses/stored-address";

const uuid = z.uuid();

/** The id in a text that may have the older prefix `anon_`; null when it contains none. */
export function parseAnonId(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return uuid.safeParse(bareAnonId(value)).data?.toLowerCase() ?? null;
}

const text = (most: number, kept = (value: string) => value) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((value) => cutText(kept(value ?? ""), most) || null);

export const visitShape = z.object({
  fingerprint: text(256),
  screen_resolution: text(32),
  timezone: text(64),
  language: text(35),
  referrer: text(1024, maskAddress),
  /** Anything but exactly `true` is no. */
  gdpr_consent: z.boolean().default(false),
  anon_id: z.string().nullish().transform(parseAnonId),
  /** Of a no: the user whose it is, empty for nobody. Older pages do not send it, and their no is that of the session's user. */
  signed_in_as: z.string().max(200).nullish(),
  /** Of a no: whether it is about its user, and not about the visitor of the browser. */
  user_only: z.boolean().default(false),
});

/** What a visit says about its browser. */
export type Told = Omit<
  z.output<typeof visitShape>,
  "gdpr_consent" | "anon_id" | "signed_in_as" | "user_only"
>;
