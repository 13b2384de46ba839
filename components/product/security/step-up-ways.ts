/** By what a user may prove who it is, and how the sign-in service is told. */
import type { useSession } from "@clerk/nextjs";
import { digitsOf } from "#lib/platform/browser/typed-text";

export type ProofWay = "password" | "passkey" | "email" | "app" | "backup";

type Session = NonNullable<ReturnType<typeof useSession>["session"]>;
export type Proof = Awaited<ReturnType<Session["startVerification"]>>;

/** What `proof` can be given by now, the usual way first. */
export function proofWays({ status, supportedFirstFactors, supportedSecondFactors }: Proof): ProofWay[] {
  if (status === "needs_second_factor") {
    const offered = new Set(supportedSecondFactors?.map(({ strategy }) => strategy));
    return [
      ...(offered.has("totp") ? (["app"] as const) : []),
      ...(offered.has("backup_code") ? (["backup"] as const) : []),
    ];
  }
  const offered = new Set(supportedFirstFactors?.map(({ strategy }) => strategy));
  return [
    ...(offered.has("password") ? (["password"] as const) : []),
    ...(offered.has("passkey") ? (["passkey"] as const) : []),
    ...(offered.has("email_code") ? (["email"] as const) : []),
  ];
}

/** Has a code sent to the user's main address, or to another of theirs where that one takes none. */
export async function sendProofCode(session: Session, { supportedFirstFactors }: Proof): Promise<void> {
  const factors = supportedFirstFactors?.filter((one) => one.strategy === "email_code") ?? [];
  const main = session.user.primaryEmailAddressId;
  const factor = factors.find(({ emailAddressId }) => emailAddressId === main) ?? factors[0];
  if (factor)
    await session.prepareFirstFactorVerification({
      strategy: "email_code",
      emailAddressId: factor.emailAddressId,
    });
}

/** Gives the proof; throws what the sign-in service says against it. */
export function giveProof(session: Session, way: ProofWay, typed: string): Promise<Proof> {
  const code = typed.trim();
  switch (way) {
    case "password":
      return session.attemptFirstFactorVerification({ strategy: "password", password: typed });
    case "passkey":
      return session.verifyWithPasskey();
    case "email":
      return session.attemptFirstFactorVerification({
        strategy: "email_code",
        code: digitsOf(code),
      });
    case "app":
      return session.attemptSecondFactorVerification({ strategy: "totp", code: digitsOf(code) });
    case "backup":
      return session.attemptSecondFactorVerification({ strategy: "backup_code", code });
  }
}
