import "client-only";
import { useUser } from "@clerk/nextjs";
import { useRef, useState } from "react";
import { goOnAt } from "@/components/product/security/parts/go-on";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import type { TotpSecret } from "@/components/product/security/authenticator/totp-setup";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import { useSubmit } from "@/components/ui/use-submit";
import { readSignInOffers } from "#lib/platform/browser/sign-in/sign-in-offers";

/** The authenticator app of the user, what is being shown of it, and what can be done with it; null while nobody is known. */
export function useAuthenticator(words: SecurityLabels["app"]) {
  const { user } = useUser();
  const step = useSecurityStep();
  const { fault, isBusy, run } = useSubmit<Fault>();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  /** New backup codes, while they are shown. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState("");
  const [{ hasBackupCodes }] = useState(readSignInOffers);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is about to be removed.
  const leave = () => goOnAt(heading.current);
  if (!user) return null;

  const begin = () =>
    run(() =>
      step(
        () => user.createTOTP(),
        ({ secret: key, uri }) => {
          setSaid("");
          if (key && uri) setSecret({ key, uri });
        },
      ),
    );
  const renewCodes = () =>
    run(() =>
      step(
        () => user.createBackupCode(),
        ({ codes: made }) => setCodes(made),
      ),
    );
  const turnOff = () =>
    run(() =>
      step(
        () => user.disableTOTP(),
        () => {
          setCodes(null);
          setSaid(words.turnedOff);
          leave();
        },
      ),
    );
  const confirm = (code: string) =>
    step(
      () => user.verifyTOTP({ code }),
      ({ backupCodes }) => {
        setSecret(null);
        setSaid(words.turnedOn);
        leave();
        if (backupCodes?.length) setCodes(backupCodes);
        else if (hasBackupCodes) void renewCodes();
      },
    );
  const leaveCodes = () => {
    setCodes(null);
    leave();
  };
  const leaveSetup = () => {
    setSecret(null);
    leave();
  };
  return {
    isOn: user.totpEnabled,
    hasBackupCodes,
    heading,
    fault,
    isBusy,
    said,
    secret,
    codes,
    begin,
    confirm,
    turnOff,
    renewCodes,
    leaveCodes,
    leaveSetup,
  };
}
