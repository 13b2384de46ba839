import { useRef, useState } from "react";
import { useUser } from "@clerk/nextjs";
import { AddressRow } from "@/components/product/security/address/address-row";
import { goOnAt } from "@/components/product/security/parts/go-on";
import { isVerified } from "@/components/product/security/address/account-email";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { done } from "@/components/product/looks";
import { ShellSection } from "@/components/product/shell/shell-section";

type Props = { labels: SecurityLabels };

/** The addresses that open the account, the main one first. A former address that stayed behind can be removed. */
export function AddressSection({ labels }: Props) {
  const { user } = useUser();
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const words = labels.addresses;
  if (!user) return null;

  const isMain = ({ id }: { id: string }) => id === user.primaryEmailAddressId;
  const verified = user.emailAddresses.filter(isVerified);
  const opening = verified.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  return (
    <ShellSection id="addresses" title={words.title} heading={heading}>
      {opening.length > 1 && <p>{words.text}</p>}
      <ul className="[&_p]:max-w-measure">
        {opening.map((address) => (
          <AddressRow
            key={address.id}
            labels={labels}
            address={address}
            isMain={isMain(address)}
            say={setSaid}
            onRemoved={(row) => {
              setSaid(words.removed);
              // The row that had the focus is gone.
              goOnAt(heading.current, row);
            }}
          />
        ))}
      </ul>
      {opening.length < 2 && <p className="meta">{words.alone}</p>}
      <p role="status" className={done}>
        {said}
      </p>
    </ShellSection>
  );
}
