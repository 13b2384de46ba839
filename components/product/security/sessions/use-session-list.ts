import "client-only";
import { useClerk, useSession, useUser } from "@clerk/nextjs";
import { useCallback, useEffect, useRef, useState } from "react";
import { endSessions } from "@/components/product/security/sessions/end-sessions";
import { goOnAt } from "@/components/product/security/parts/go-on";
import type { ListedSession } from "@/components/product/security/sessions/session-row";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import { failed, type Fault } from "@/components/product/sign-in/sign-in-fault";
import { useSubmit } from "@/components/ui/use-submit";

/** The user's open sessions, this one first, and the steps that load them again and end some. `doneText` is said after that. */
export function useSessionList(doneText: string) {
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
  const loadAgain = () =>
    run(async () => {
      await user?.reload().catch(() => undefined);
      if (!(await load())) return failed;
      // The button was removed together with the message that it belonged to.
      goOnAt(heading.current);
      return null;
    });
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
          setSaid(doneText);
          // The buttons of the ended sessions are gone.
          goOnAt(heading.current);
        },
      ),
    );
  };
  const open = listed && listed.filter(({ id }) => !ended.includes(id));
  /** None could be loaded, which is never true of a user who looks at this page. */
  const hasFailed = listed?.length === 0;
  return { open, hasFailed, here, heading, fault, isBusy, said, loadAgain, end };
}
