"use client";
import { useEffect, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { rememberSignUp } from "#lib/product/account/post-sign-up";
import { track, trackFunnel } from "#lib/reader/analytics/track";

type Way = { href: string; text: string };
type Props = {
  /** The page that was asked for: where the gate stood, and the address to come back to. */
  source: string;
  asked: string | null;
  signIn: Way;
  signUp: Way;
  previewTitle: string;
  preview: ReactNode;
};

/**
 * Why an island: what is asked for is remembered for after the sign-up, and analytics hears of the gate. Without
 * JavaScript the links carry the address, and the preview opens all the same.
 */
export function GateWaysIsland({ source, asked, signIn, signUp, previewTitle, preview }: Props) {
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
