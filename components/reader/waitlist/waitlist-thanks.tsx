import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef } from "react";
import { RegisteredBadge } from "@/components/reader/waitlist/registered-badge";
import type { FormStrings } from "./form-strings";

type Props = { strings: FormStrings; name: string; address: string; onDone: () => void };

/** What the dialog shows once the address is registered. */
export function WaitlistThanks({ strings, name, address, onDone }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  const t = strings.languageWaitlist;
  const [before = "", after = ""] = t.confirmed.replace("{language}", name).split("{address}");
  return (
    <div className="mt-4 grid gap-4">
      <p role="status">
        <RegisteredBadge text={t.registered} />
      </p>
      <Dialog.Description>
        <span>{before}</span>
        <strong>{address}</strong>
        <span>{after}</span>
      </Dialog.Description>
      <button ref={done} className="button" type="button" onClick={onDone}>
        {t.done}
      </button>
    </div>
  );
}
