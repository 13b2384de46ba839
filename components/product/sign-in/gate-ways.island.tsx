"use client";
import { useEffect, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { rememberSignUp } from "#lib/product/account/post-sign-up";
import { track, trackFunnel } from "#lib/reader/analytics/track";
import { renewToken } from "#lib/platform/browser/requests/renew-token";
import { isSignInForgotten } from "#lib/platform/browser/sign-in/sign-in-moment";
import { wasReloaded } from "#lib/platform/browser/page/was-reloaded";

type Way = { href: string; text: string };
type Props = {
  /** The page that was asked for: `source` is where the gate was shown, `asked` the address to come back to. */
  source: string;
  asked: string | null;
  signIn: Way;
  signUp: Way;
  previewTitle: string;
  preview: ReactNode;
};

/**
 * Opens the requested page if somebody is signed in after all. When another tab gives up a session that has ended elsewhere, the
 * sign-in service's code removes its cookies for a moment, including those of a newer session. A page that has already been
 * reloaded stays: the server has said twice that nobody is signed in.
 */
async function enterIfSignedIn(): Promise<void> {
  if (isSignInForgotten() || wasReloaded()) return;
  if ((await renewToken()) !== null) window.location.reload();
}

/**
 * Why an island: what is asked for is remembered until after the sign-up, and analytics learns of the gate. Without JavaScript the
 * links carry the address, and the preview opens all the same.
 */
export function GateWaysIsland({ source, asked, signIn, signUp, previewTitle, preview }: Props) {
  useEffect(() => {
    // If the service cannot be reached, the gate's own links lead on.
    enterIfSignedIn().catch(() => {});
  }, []);
  useEffect(() => {
    track("gate_displayed", { source, is_signed_in: false });
    trackFunnel("gate");
  }, [source]);
  const begin = () => {
    rememberSignUp({ target: asked, source, metadata: { page: window.location.pathname } });
    track("soft_gate_signup_clicked", { source, is_signed_in: false });
  };
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={signIn.href}>{signIn.text}</ButtonLink>
        <ButtonLink look="quiet" href={signUp.href} onClick={begin}>
          {signUp.text}
        </ButtonLink>
      </p>
      <details
        className="border-y border-line"
        onToggle={() => track("preview_toggled", { source, is_signed_in: false })}
      >
        <summary className="min-h-11 py-[0.7rem] font-semibold">{previewTitle}</summary>
        {preview}
      </details>
    </>
  );
}
