/** The ways in which a user can prove their identity, and how each is passed to the sign-in service. */
import type { useSession } from "@clerk/nextjs";
import { digitsOf } from "#lib/platform/browser/page/typed-text";

export type ProofWay = "password" | "passkey" | "email" | "app" | "backup";

type Session = NonNullable<ReturnType<typeof useSession>["session"]>;
export type Proof = Awaited<ReturnType<Session["startVerification"]>>;

/** The ways in which `proof` can be given now, the usual one first. */
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

/** Has a code sent to the user's main address, or to another of their addresses if the main one cannot receive it. */
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

/** Sends the proof; throws the sign-in service's error when it is refused. */
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
