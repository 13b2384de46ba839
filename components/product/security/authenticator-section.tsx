import { useRef, useState } from "react";
import { useUser } from "@clerk/nextjs";
import { AskedButton } from "@/components/product/security/asked-button";
import { BackupCodes } from "@/components/product/security/backup-codes";
import { goOnAt } from "@/components/product/security/go-on";
import type { SecurityLabels } from "@/components/product/security/security-labels";
import { TotpSetup, type TotpSecret } from "@/components/product/security/totp-setup";
import { useSecurityStep } from "@/components/product/security/use-security-step";
import { done } from "@/components/product/looks";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import { ShellSection } from "@/components/product/shell/shell-section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { readSignInOffers } from "#lib/platform/browser/sign-in-offers";

type Props = { labels: SecurityLabels };

/** The authenticator app: setting it up, backup codes, turning it off. */
export function AuthenticatorSection({ labels }: Props) {
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
  const words = labels.app;
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
  const renew = () =>
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
        else if (hasBackupCodes) void renew();
      },
    );

  return (
    <ShellSection id="app" title={words.title} heading={heading}>
      <p>{words.text}</p>
      <p>
        <Badge tone={user.totpEnabled ? "good" : "outline"}>{user.totpEnabled ? words.on : words.off}</Badge>
      </p>
      <p role="status" className={done}>
        {said}
      </p>
      <FormAlert text={fault && labels.faults[fault.fault]} />
      {codes && (
        <BackupCodes
          labels={labels}
          codes={codes}
          done={() => {
            setCodes(null);
            leave();
          }}
        />
      )}
      {secret && (
        <TotpSetup
          labels={labels}
          secret={secret}
          confirm={confirm}
          cancel={() => {
            setSecret(null);
            leave();
          }}
        />
      )}
      {!user.totpEnabled && !secret && (
        <Button className="justify-self-start" isBusy={isBusy} onClick={() => void begin()}>
          {words.setUp}
        </Button>
      )}
      {user.totpEnabled && !codes && (
        <div className="grid max-w-measure gap-5">
          {hasBackupCodes && (
            <div className="grid gap-3">
              <h3>{labels.backup.title}</h3>
              <p>{labels.backup.text}</p>
              <AskedButton
                label={labels.backup.renew}
                question={labels.backup.question}
                yes={labels.backup.yes}
                no={labels.backup.no}
                isBusy={isBusy}
                act={renew}
              />
            </div>
          )}
          <AskedButton
            label={words.turnOff}
            question={words.question}
            yes={words.yes}
            no={words.no}
            isBusy={isBusy}
            act={turnOff}
          />
        </div>
      )}
    </ShellSection>
  );
}
