import { useRef, useState } from "react";
import { useUser } from "@clerk/nextjs";
import { goOnAt } from "@/components/product/security/parts/go-on";
import { PasswordForm } from "@/components/product/security/password/password-form";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import { done } from "@/components/product/looks";
import { ShellSection } from "@/components/product/shell/shell-section";
import { Button } from "@/components/ui/button";

type Props = { labels: SecurityLabels };

/**
 * Changing the password, or setting one for an account that is opened without.
 * Password managers lead here: the form is open then.
 */
export function PasswordSection({ labels }: Props) {
  const { user } = useUser();
  const step = useSecurityStep();
  const [isOpen, setOpen] = useState(() => location.hash === "#password");
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const words = labels.password;
  if (!user) return null;

  const leave = () => {
    setOpen(false);
    // The form that has the focus is about to be removed.
    goOnAt(heading.current);
  };
  const hasPassword = user.passwordEnabled;
  return (
    <ShellSection id="password" title={words.title} heading={heading}>
      <p>{hasPassword ? words.text : words.none}</p>
      <p role="status" className={done}>
        {said}
      </p>
      {isOpen ? (
        <PasswordForm
          labels={labels}
          email={user.primaryEmailAddress?.emailAddress ?? ""}
          hasPassword={hasPassword}
          save={(change) =>
            step(
              () => user.updatePassword(change),
              () => {
                setSaid(hasPassword ? words.changed : words.set);
                leave();
              },
            )
          }
          cancel={leave}
        />
      ) : (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => {
            setSaid("");
            setOpen(true);
          }}
        >
          {hasPassword ? words.change : words.choose}
        </Button>
      )}
    </ShellSection>
  );
}
