import type { AccountEmail } from "@/components/product/security/address/account-email";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault, SignInFault } from "@/components/product/sign-in/sign-in-fault";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";

export type FormerAddressTexts = Record<"stays" | "linked" | "remove", string> & {
  faults: Partial<Record<SignInFault, string>> & { failed: string };
};

type Props = { texts: FormerAddressTexts; address: AccountEmail; onRemoved: () => void };

/** A former address that could not be removed. It still opens the account, and the user can try again to remove it. */
export function FormerAddress({ texts, address, onRemoved }: Props) {
  const step = useSecurityStep();
  const { fault, isBusy, run } = useSubmit<Fault>();
  const { emailAddress, linkedTo } = address;
  return (
    <div className="grid justify-items-start gap-3 wrap-anywhere">
      <FormAlert text={texts.stays.replace("{email}", () => emailAddress)} />
      <FormAlert text={fault && (texts.faults[fault.fault] ?? texts.faults.failed)} />
      {fault?.fault === "failed" && linkedTo.length > 0 && <p>{texts.linked}</p>}
      <Button
        look="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => step(() => address.destroy(), onRemoved))}
      >
        {texts.remove.replace("{email}", () => emailAddress)}
      </Button>
    </div>
  );
}
