import { useRef } from "react";
import { AskedButton } from "@/components/product/security/asked-button";
import type { AccountEmail } from "@/components/product/security/account-email";
import type { SecurityLabels } from "@/components/product/security/security-labels";
import { useSecurityStep } from "@/components/product/security/use-security-step";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import { withBadge } from "@/components/product/looks";
import { Badge } from "@/components/ui/badge";
import { useSubmit } from "@/components/ui/use-submit";

type Props = {
  labels: SecurityLabels;
  address: AccountEmail;
  isMain: boolean;
  /** Announces what was done to screen readers. */
  say: (text: string) => void;
  onRemoved: (row: HTMLElement | null) => void;
};

/** One address that opens the account. The main one is changed in the settings; any other can be removed. */
export function AddressRow({ labels, address, isMain, say, onRemoved }: Props) {
  const step = useSecurityStep();
  const { fault, isBusy, run } = useSubmit<Fault>();
  const { emailAddress, linkedTo } = address;
  const row = useRef<HTMLLIElement>(null);
  const words = labels.addresses;

  const remove = () => {
    say("");
    // The row may be gone by the time the address is removed.
    const own = row.current;
    return run(() =>
      step(
        () => address.destroy(),
        () => onRemoved(own),
      ),
    );
  };
  return (
    <li ref={row} className="grid gap-3 border-b border-line py-4 wrap-anywhere">
      <p className={withBadge}>
        <b>{emailAddress}</b> {isMain && <Badge tone="marked">{words.main}</Badge>}
      </p>
      <FormAlert text={fault && labels.faults[fault.fault]} />
      {fault?.fault === "failed" && linkedTo.length > 0 && <p>{words.linked}</p>}
      {!isMain && (
        <AskedButton
          label={words.remove.replace("{email}", () => emailAddress)}
          question={words.question}
          yes={words.yes}
          no={words.no}
          isBusy={isBusy}
          act={remove}
        />
      )}
    </li>
  );
}
