import "client-only";
/**
 * What is remembered from the gate until a sign-up is done: where to go then, and where and when it began. Days may lie between
 * the two, so it is kept in the browser's storage. It is removed when the sign-up is done or no longer wanted.
 */
import { conversionKey, readConversion, signUpTargetKey } from "#lib/platform/browser/sign-in/sign-up-notes";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";
import { addressAfterSignUp } from "#lib/base/addresses/return-address";

/** How long a new user stays on the page before it moves on, in milliseconds. */
export const pauseAfterSignUpMs = 100;

type Beginning = {
  /** The address to come back to; null when none was asked for. */
  target: string | null;
  source: string;
  metadata: Record<string, string>;
};

/** Remembers that a sign-up begins here. */
export function rememberSignUp({ target, source, metadata }: Beginning): void {
  if (target === null) removeStored(signUpTargetKey);
  else writeStored(signUpTargetKey, target);
  writeStored(conversionKey, JSON.stringify({ source, metadata, timestamp: Date.now() }));
}

/** Forgets it. */
export function forgetSignUp(): void {
  removeStored(signUpTargetKey);
  removeStored(conversionKey);
}

export type DoneSignUp = {
  target: string;
  /** Null when no gate led here. `timeToConversion` is in milliseconds. */
  conversion: { source: string; timeToConversion: number } | null;
};

type Origins = Parameters<typeof addressAfterSignUp>[1];

/**
 * Where a sign-up that is done leads, and how it began. What was stored wins over `asked`, the address that the sign-up
 * page itself remembers. Changes nothing: `forgetSignUp` ends it.
 */
export function readDoneSignUp(asked: string, origins: Origins, now = Date.now()): DoneSignUp {
  const stored = readStored(signUpTargetKey);
  const began = readConversion();
  return {
    target: stored === null ? asked : addressAfterSignUp(stored, origins),
    conversion: began && {
      source: began.source,
      // A clock that was set back in between must not make it negative.
      timeToConversion: Math.max(0, now - began.startedAt),
    },
  };
}
