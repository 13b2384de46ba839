import { AskedButton } from "@/components/product/security/parts/asked-button";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { deviceOf, SessionRow } from "@/components/product/security/sessions/session-row";
import { useSessionList } from "@/components/product/security/sessions/use-session-list";
import { done } from "@/components/product/looks";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { ShellSection } from "@/components/product/shell/shell-section";
import { Button } from "@/components/ui/button";

type Props = { labels: SecurityLabels; tag: string };

/** Where the user is signed in, and signing out there: one by one, or everywhere but here. */
export function SessionSection({ labels, tag }: Props) {
  const words = labels.sessions;
  const { open, hasFailed, here, heading, fault, isBusy, said, loadAgain, end } = useSessionList(words.done);
  const elsewhere = open?.filter(({ id }) => id !== here) ?? [];
  return (
    <ShellSection id="sessions" title={words.title} heading={heading}>
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.failed}</p>
          <Button look="quiet" isBusy={isBusy} onClick={() => void loadAgain()}>
            {words.again}
          </Button>
        </div>
      ) : (
        <>
          <ul aria-busy={open === null || undefined}>
            {open?.map((one) => (
              <SessionRow
                key={one.id}
                labels={labels}
                tag={tag}
                session={one}
                isHere={one.id === here}
                isAlike={open.filter((other) => deviceOf(other, labels) === deviceOf(one, labels)).length > 1}
                isBusy={isBusy}
                end={() => void end([one])}
              />
            ))}
          </ul>
          {open && elsewhere.length === 0 && <p className="meta">{words.alone}</p>}
        </>
      )}
      <p role="status" className={done}>
        {said}
      </p>
      <FormAlert text={fault && labels.faults[fault.fault]} />
      {elsewhere.length > 0 && (
        <>
          <p>{words.text}</p>
          <AskedButton
            label={words.everywhere}
            question={words.question}
            yes={words.yes}
            no={words.no}
            isBusy={isBusy}
            act={() => end(elsewhere)}
          />
        </>
      )}
    </ShellSection>
  );
}
