import { useState } from "react";
import type { FormLabels } from "@/components/product/sign-in/form-labels";
import { Button } from "@/components/ui/button";
import {
  canUsePasskeys,
  readSignInOffers,
  type SignInProvider,
} from "#lib/platform/browser/sign-in/sign-in-offers";

type Props = {
  labels: FormLabels;
  isBusy: boolean;
  /** Omitted where nobody has a passkey yet, and none can be used. */
  enterByPasskey?: () => void;
  enterBy: (strategy: SignInProvider["strategy"]) => void;
};

/** The ways to sign in beside the password that the sign-in service and this browser offer. */
export function OtherWays({ labels, isBusy, enterByPasskey, enterBy }: Props) {
  const [{ hasPasskeys, providers }] = useState(readSignInOffers);
  const isPasskeyOffered = enterByPasskey !== undefined && hasPasskeys && canUsePasskeys();
  if (!isPasskeyOffered && providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="meta">{labels.or}</p>
      <p className="flex flex-wrap gap-3">
        {isPasskeyOffered && (
          <Button look="quiet" isBusy={isBusy} onClick={enterByPasskey}>
            {labels.passkey}
          </Button>
        )}
        {providers.map(({ strategy, name }) => (
          <Button key={strategy} look="quiet" isBusy={isBusy} onClick={() => enterBy(strategy)}>
            {labels.provider.replace("{provider}", name)}
          </Button>
        ))}
      </p>
    </div>
  );
}
