import { AskedButton } from "@/components/product/security/parts/asked-button";
import type { AccountEmail } from "@/components/product/security/address/account-email";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { useRowRemoval, type RowListeners } from "@/components/product/security/parts/use-row-removal";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import { withBadge } from "@/components/product/looks";
import { Badge } from "@/components/ui/badge";
import { useSubmit } from "@/components/ui/use-submit";

type Props = RowListeners & {
  labels: SecurityLabels;
  address: AccountEmail;
  isMain: boolean;
};

/** One address that opens the account. The main one is changed in the settings; any other can be removed. */
export function AddressRow({ labels, address, isMain, ...listeners }: Props) {
  const { fault, isBusy, run } = useSubmit<Fault>();
  const { emailAddress, linkedTo } = address;
  const { row, removal } = useRowRemoval(listeners, () => address.destroy());
  const words = labels.addresses;
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
          act={() => run(removal)}
        />
      )}
    </li>
  );
}
