"use client";
import { useState } from "react";
import { formEnd } from "@/components/product/looks";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { readAnonId } from "#lib/platform/browser/consent/visitor";
import { linkNow, requestLink } from "#lib/reader/visitor/request-link";

type Said = "linked" | "already" | "none" | "failedText";
type LinkTexts = Record<Said | "action" | "failed" | "notifications", string>;
type Props = { texts: LinkTexts };

/** Why an island: only this browser knows the id under which the earlier activity is stored. */
export function LinkActivityIsland({ texts }: Props) {
  const [said, setSaid] = useState<Said | null>(null);
  /** Whether a toast has shown the failure. The text then also stays here, for users who missed the toast. */
  const [wasTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useIsHydrated();

  const link = async () => {
    const anonId = readAnonId();
    setSaid(anonId === null ? "none" : null);
    setTold(false);
    if (anonId === null) return;
    setBusy(true);
    const outcome = await linkNow(() => requestLink(anonId));
    // Offline, the code that shows a toast cannot be loaded either.
    const isTold =
      "error" in outcome && (await showToast("error", texts.failed, texts.notifications, texts.failedText));
    setBusy(false);
    setTold(isTold);
    if ("linking" in outcome) setSaid(outcome.linking.already_linked ? "already" : "linked");
    else if (!isTold) setSaid("failedText");
  };

  return (
    <div className={formEnd}>
      <Button look="quiet" disabled={!isHydrated} isBusy={isBusy} onClick={() => void link()}>
        {texts.action}
      </Button>
      <p role="status">{said && texts[said]}</p>
      {wasTold && <p>{texts.failedText}</p>}
    </div>
  );
}
