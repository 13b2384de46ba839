import { useRef, useState } from "react";
import { useUser } from "@clerk/nextjs";
import { goOnAt } from "@/components/product/security/parts/go-on";
import { PasskeyRow } from "@/components/product/security/passkeys/passkey-row";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import { accountForm, done, formEnd } from "@/components/product/looks";
import { ShellSection } from "@/components/product/shell/shell-section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { typedText } from "#lib/platform/browser/page/typed-text";
import { useSubmit } from "@/components/ui/use-submit";
import { canUsePasskeys } from "#lib/platform/browser/sign-in/sign-in-offers";

type Props = { labels: SecurityLabels; tag: string };

/** The passkeys of the account: adding, naming and removing them. */
export function PasskeySection({ labels, tag }: Props) {
  const { user } = useUser();
  const step = useSecurityStep();
  const { fault, isBusy, onSubmit } = useSubmit<Fault>();
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const words = labels.passkeys;
  if (!user) return null;

  const add = onSubmit((form) => {
    const name = typedText(form, "passkeyName").trim();
    setSaid("");
    return step(
      async () => {
        const passkey = await user.createPasskey();
        // The passkey exists by now: if the name cannot be saved, it can be given later.
        if (name) await passkey.update({ name }).catch(() => undefined);
      },
      () => {
        form.reset();
        setSaid(words.added);
      },
    );
  });
  return (
    <ShellSection id="passkeys" title={words.title} heading={heading}>
      <p>{words.text}</p>
      {user.passkeys.length === 0 ? (
        <p className="meta">{words.none}</p>
      ) : (
        <ul className="[&_p]:max-w-measure">
          {user.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              labels={labels}
              passkey={passkey}
              tag={tag}
              say={setSaid}
              onRemoved={(row) => {
                setSaid(words.removed);
                // The row that had the focus is gone.
                goOnAt(heading.current, row);
              }}
            />
          ))}
        </ul>
      )}
      <form className={accountForm} noValidate onSubmit={add}>
        <FormAlert text={fault && labels.faults[fault.fault]} />
        {canUsePasskeys() ? (
          <>
            <Field
              id="passkey-name"
              name="passkeyName"
              label={words.name}
              hint={words.nameHint}
              maxLength={60}
              autoComplete="off"
            />
            <div className={formEnd}>
              <Button type="submit" isBusy={isBusy}>
                {isBusy ? labels.working : words.add}
              </Button>
            </div>
          </>
        ) : (
          <p className="meta">{words.unsupported}</p>
        )}
        <p role="status" className={done}>
          {said}
        </p>
      </form>
    </ShellSection>
  );
}
