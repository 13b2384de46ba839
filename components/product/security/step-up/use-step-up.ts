import "client-only";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "@clerk/nextjs";
import type { Asked } from "@/components/product/security/step-up/proof-questions";
import {
  giveProof,
  proofWays,
  sendProofCode,
  type Proof,
  type ProofWay,
} from "@/components/product/security/step-up/step-up-ways";
import { asOwnCode, failed, faultOf, type Fault } from "@/components/product/sign-in/sign-in-fault";
import { useSubmit } from "@/components/ui/use-submit";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { typedText } from "#lib/platform/browser/page/typed-text";

/** A passkey has no field: there the focus starts at the button. */
const focusField = (form: HTMLFormElement | null) =>
  giveFocus(form?.querySelector<HTMLElement>("#proof, [type=submit]"));

/** The proof that Clerk asks for: the ways to give it, the chosen one, and what has become of it. */
export function useStepUp({ level }: Asked, close: (how: "complete" | "cancel") => void) {
  const { session } = useSession();
  const [proof, setProof] = useState<Proof | null>(null);
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const [isResent, setResent] = useState(false);
  const { fault, isBusy, run, onSubmit, setFault } = useSubmit<Fault>({ focus: focusField });
  const form = useRef<HTMLFormElement>(null);
  const ways = proof ? proofWays(proof) : [];
  const way = chosen ?? ways[0] ?? null;

  const start = useEffectEvent(() =>
    run(async () => {
      if (!session) return failed;
      return session
        .startVerification({ level })
        .then(async (begun) => {
          setProof(begun);
          // The other ways need nothing to be sent.
          if (proofWays(begun)[0] === "email") await sendProofCode(session, begun);
        })
        .then(() => null, faultOf);
    }),
  );
  useEffect(() => void start(), []);
  const shownWay = useRef(way);
  // Each way has its own field. If no way is left, the focus goes to Cancel.
  useEffect(() => {
    if (shownWay.current === way) return;
    shownWay.current = way;
    if (way) focusField(form.current);
    else giveFocus(form.current?.querySelector("button"));
  }, [way]);
  /** What went wrong with `tried`; null if the user has turned to another way meanwhile, which has nothing to do with it. */
  const ofWay = (tried: ProofWay, found: Fault | null) => (shownWay.current === tried ? found : null);

  const sendCode = async (): Promise<Fault | null> => {
    if (!session || !proof) return failed;
    return sendProofCode(session, proof).then(() => null, faultOf);
  };
  const choose = (next: ProofWay) => {
    setFault(null);
    setChosen(next);
    setResent(false);
    if (next === "email") void run(async () => ofWay("email", await sendCode()));
  };
  const sendAgain = () =>
    run(async () => {
      setResent(false);
      const found = await sendCode();
      setResent(found === null);
      return ofWay("email", found);
    }, form.current);
  const submit = onSubmit(async (sent) => {
    if (!session || !way) return failed;
    setResent(false);
    const typed = typedText(sent, "proof");
    try {
      const given = await giveProof(session, way, typed);
      setProof(given);
      setChosen(null);
      if (given.status === "complete") close("complete");
      return null;
    } catch (error) {
      const found = faultOf(error);
      return ofWay(way, way === "app" || way === "backup" ? asOwnCode(found, way === "backup") : found);
    }
  });

  return {
    form,
    ways,
    way,
    /** Whether Clerk has said which ways there are. */
    isBegun: proof !== null,
    email: session?.user.primaryEmailAddress?.emailAddress,
    fault,
    isBusy,
    isResent,
    choose,
    sendAgain,
    submit,
  };
}
