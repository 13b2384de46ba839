/** What happens between a completed sign-up and the page it leads to. */
import type { useSignUp } from "@clerk/nextjs";
import { forgetSignUp, pauseAfterSignUpMs, readDoneSignUp } from "#lib/product/account/post-sign-up";
import { announceUser } from "#lib/reader/analytics/current-user";
import type { SignedInUser } from "#lib/reader/analytics/identity";
import { track, trackFunnel } from "#lib/reader/analytics/track";

type Finalize = ReturnType<typeof useSignUp>["signUp"]["finalize"];
type Navigate = NonNullable<NonNullable<Parameters<Finalize>[0]>["navigate"]>;
type User = NonNullable<Parameters<Navigate>[0]["session"]["user"]>;

export type Ways = {
  /** Our own address that the page was asked to lead to. */
  asked: string;
  /** The product's first page. */
  first: string;
  /** Other origins that may be led to. */
  allowed: readonly string[];
};

/** Tells analytics who has signed up and how, forgets what was remembered for that, and moves on. */
export async function finishSignUp(
  user: User | null | undefined,
  { asked, first, allowed }: Ways,
): Promise<void> {
  const own = window.location.origin;
  const { target, conversion } = readDoneSignUp(asked, { own, first, allowed });
  if (user) announceUser(asReader(user));
  trackFunnel("signed_up");
  if (conversion)
    track("soft_gate_conversion_completed", {
      source: conversion.source,
      is_signed_in: true,
      redirect_url: target,
      signup_completed_at: new Date().toISOString(),
      time_to_conversion: conversion.timeToConversion,
    });
  forgetSignUp();
  await new Promise((resolve) => setTimeout(resolve, pauseAfterSignUpMs));
  window.location.assign(target);
}

const asReader = (user: User): SignedInUser => ({
  id: user.id,
  email: user.primaryEmailAddress?.emailAddress ?? null,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.primaryPhoneNumber?.phoneNumber ?? null,
  createdAt: (user.createdAt ?? new Date()).toISOString(),
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  primaryEmailVerified: user.primaryEmailAddress?.verification.status === "verified",
});
