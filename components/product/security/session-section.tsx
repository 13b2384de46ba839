import { useCallback, useEffect, useRef, useState } from "react";
import { useClerk, useSession, useUser } from "@clerk/nextjs";
import { AskedButton } from "@/components/product/security/asked-button";
import { endSessions } from "@/components/product/security/end-sessions";
import { goOnAt } from "@/components/product/security/go-on";
import type { SecurityLabels } from "@/components/product/security/security-labels";
import { deviceOf, SessionRow, type ListedSession } from "@/components/product/security/session-row";
import { useSecurityStep } from "@/components/product/security/use-security-step";
import { done } from "@/components/product/looks";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { failed, type Fault } from "@/components/product/sign-in/sign-in-fault";
import { ShellSection } from "@/components/product/shell/shell-section";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";

type Props = { labels: SecurityLabels; tag: string };

/** Where the user is signed in, and signing out there: one by one, or everywhere but here. */
export function SessionSection({ labels, tag }: Props) {
  const clerk = useClerk();
  const { user } = useUser();
  const { session } = useSession();
  const step = useSecurityStep();
  const { fault, isBusy, run } = useSubmit<Fault>();
  /** Null until the list is loaded. */
  const [listed, setListed] = useState<readonly ListedSession[] | null>(null);
  /** The sessions that were ended from here: a list that was asked for before may come afterwards, and still name them. */
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const words = labels.sessions;
  const here = session?.id;

  const readOpen = useCallback(async () => {
    // A reload creates a new user object; the one from the last rendering keeps returning its old list.
    const found = (await (clerk.user ?? user)?.getSessions()) ?? [];
    return found
      .filter(({ status }) => status === "active" || status === "pending")
      .toSorted((a, b) => Number(b.id === here) - Number(a.id === here) || +b.lastActiveAt - +a.lastActiveAt);
  }, [clerk, user, here]);
  const load = useCallback(async () => {
    // A list without this session is none either.
    const open = await readOpen().catch(() => []);
    // What is shown stays where nothing could be loaded.
    setListed((shown) => (open.length > 0 ? open : (shown ?? [])));
    return open.length > 0;
  }, [readOpen]);
  useEffect(() => void load(), [load]);
  const again = () =>
    run(async () => {
      await user?.reload().catch(() => undefined);
      if (!(await load())) return failed;
      // The button was removed together with the message that it belonged to.
      goOnAt(heading.current);
      return null;
    });

  const open = listed?.filter(({ id }) => !ended.includes(id));
  const elsewhere = open?.filter(({ id }) => id !== here) ?? [];
  const end = (chosen: readonly ListedSession[]) => {
    setSaid("");
    return run(() =>
      step(
        () =>
          endSessions(chosen, async () => {
            await user?.reload();
            return readOpen();
          }),
        () => {
          setEnded((before) => [...before, ...chosen.map(({ id }) => id)]);
          setSaid(words.done);
          // The buttons of the ended sessions are gone.
          goOnAt(heading.current);
        },
      ),
    );
  };
  return (
    <ShellSection id="sessions" title={words.title} heading={heading}>
      {listed?.length === 0 ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.failed}</p>
          <Button look="quiet" isBusy={isBusy} onClick={() => void again()}>
            {words.again}
          </Button>
        </div>
      ) : (
        <>
          <ul aria-busy={listed === null || undefined}>
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
