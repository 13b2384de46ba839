"use client";
/** Why an island: changes go to the sign-in service through Clerk's browser code, which holds the session. */
import { useState } from "react";
import { AddressSection } from "@/components/product/security/address/address-section";
import { AuthenticatorSection } from "@/components/product/security/authenticator/authenticator-section";
import { PasskeySection } from "@/components/product/security/passkeys/passkey-section";
import { PasswordSection } from "@/components/product/security/password/password-section";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { SessionSection } from "@/components/product/security/sessions/session-section";
import { StepUp } from "@/components/product/security/step-up/step-up";
import { ProviderGate } from "@/components/product/shell/provider-gate";
import { readSignInOffers } from "#lib/platform/browser/sign-in/sign-in-offers";

type Props = { labels: SecurityLabels; home: string; tag: string };

/** How a user signs in, and where they are signed in. `tag` is the language of dates. */
export function SecurityIsland({ labels, home, tag }: Props) {
  return (
    <ProviderGate labels={labels.gate} home={home}>
      <StepUp labels={labels}>
        <Sections labels={labels} tag={tag} />
      </StepUp>
    </ProviderGate>
  );
}

function Sections({ labels, tag }: Omit<Props, "home">) {
  const [{ hasPasswords, hasPasskeys, hasAuthenticatorApps }] = useState(readSignInOffers);
  return (
    <>
      <AddressSection labels={labels} />
      {hasPasswords && <PasswordSection labels={labels} />}
      {hasPasskeys && <PasskeySection labels={labels} tag={tag} />}
      {hasAuthenticatorApps && <AuthenticatorSection labels={labels} />}
      <SessionSection labels={labels} tag={tag} />
    </>
  );
}
