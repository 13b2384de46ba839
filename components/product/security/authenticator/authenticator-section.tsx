import { AskedButton } from "@/components/product/security/parts/asked-button";
import { BackupCodes } from "@/components/product/security/authenticator/backup-codes";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { TotpSetup } from "@/components/product/security/authenticator/totp-setup";
import { useAuthenticator } from "@/components/product/security/authenticator/use-authenticator";
import { done } from "@/components/product/looks";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { ShellSection } from "@/components/product/shell/shell-section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";

type Props = { labels: SecurityLabels };

/** The authenticator app: setting it up, backup codes, turning it off. */
export function AuthenticatorSection({ labels }: Props) {
  const { app: words, backup } = labels;
  const authenticator = useAuthenticator(words);
  if (!authenticator) return null;
  const { isOn, hasBackupCodes, heading, fault, isBusy, said, secret, codes, ...steps } = authenticator;
  return (
    <ShellSection id="app" title={words.title} heading={heading}>
      <p>{words.text}</p>
      <p>
        <Badge tone={isOn ? "good" : "outline"}>{isOn ? words.on : words.off}</Badge>
      </p>
      <p role="status" className={done}>
        {said}
      </p>
      <FormAlert text={fault && labels.faults[fault.fault]} />
      {codes && <BackupCodes labels={labels} codes={codes} done={steps.leaveCodes} />}
      {secret && (
        <TotpSetup labels={labels} secret={secret} confirm={steps.confirm} cancel={steps.leaveSetup} />
      )}
      {!isOn && !secret && (
        <Button className="justify-self-start" isBusy={isBusy} onClick={() => void steps.begin()}>
          {words.setUp}
        </Button>
      )}
      {isOn && !codes && (
        <div className="grid max-w-measure gap-5">
          {hasBackupCodes && (
            <div className="grid gap-3">
              <h3>{backup.title}</h3>
              <p>{backup.text}</p>
              <AskedButton
                label={backup.renew}
                question={backup.question}
                yes={backup.yes}
                no={backup.no}
                isBusy={isBusy}
                act={steps.renewCodes}
              />
            </div>
          )}
          <AskedButton
            label={words.turnOff}
            question={words.question}
            yes={words.yes}
            no={words.no}
            isBusy={isBusy}
            act={steps.turnOff}
          />
        </div>
      )}
    </ShellSection>
  );
}
