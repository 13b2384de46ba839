import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useSession } from "@clerk/nextjs";
import type { StepUpLabels } from "@/components/product/security/step-up-labels";
import {
  giveProof,
  proofWays,
  sendProofCode,
  type Proof,
  type ProofWay,
} from "@/components/product/security/step-up-ways";
import { asOwnCode, failed, faultOf, type Fault } from "@/components/product/sign-in/form-fault";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import { KnownAddress } from "@/components/product/sign-in/known-address";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { typedText } from "#lib/platform/browser/typed-text";
import { giveFocus } from "#lib/platform/browser/give-focus";
import { useSubmit } from "@/components/ui/use-submit";

type Level = Parameters<
  NonNullable<ReturnType<typeof useSession>["session"]>["startVerification"]
>[0]["level"];

/** What Clerk asks for, and what to call when it is done or given up. */
export type Asked = { level: Level | undefined; complete: () => void; cancel: () => void };

type Props = { labels: StepUpLabels; asked: Asked; close: (how: "complete" | "cancel") => void };

const labelOfWay = {
  password: "usePassword",
  passkey: "usePasskey",
  email: "useEmail",
  app: "useApp",
  backup: "useBackup",
} as const;

/** A passkey has no field: there the focus starts at the button. */
const focusField = (form: HTMLFormElement | null) =>
  giveFocus(form?.querySelector<HTMLElement>("#proof, [type=submit]"));

/** Asks for proof of identity, in a dialog over the page, when the user signed in a while ago. */
export function StepUpDialog({ labels, asked, close }: Props) {
  const { session } = useSession();
  const [proof, setProof] = useState<Proof | null>(null);
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const [isResent, setResent] = useState(false);
  const { fault, isBusy, run, onSubmit, setFault } = useSubmit<Fault>({ focus: focusField });
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const ways = proof ? proofWays(proof) : [];
  const way = chosen ?? ways[0] ?? null;
  const words = labels.stepUp;
  const email = session?.user.primaryEmailAddress?.emailAddress;

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing it before it is removed returns the focus to the element that it was opened from.
    return () => shown?.close();
  }, []);
  const start = useEffectEvent(() =>
    run(async () => {
      if (!session) return failed;
      // As Clerk's own screens do: the strongest level that the user has, unless another one is asked for.
      return session
        .startVerification({ level: asked.level ?? "second_factor" })
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

  const text = fault && labels.faults[fault.fault];
  const isOfForm = fault?.field === "form" || way === "passkey";
  return (
    <dialog
      ref={dialog}
      aria-labelledby="step-up-title"
      className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-md border-[1.5px] border-ink bg-raised p-6 text-ink [box-shadow:var(--shadow-float)] backdrop:bg-[rgb(10_16_40/0.5)]"
      onCancel={(event) => {
        event.preventDefault();
        close("cancel");
      }}
    >
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <h2 id="step-up-title">{words.title}</h2>
        <p>{words.text}</p>
        <FormAlert text={isOfForm ? text : null} />
        {proof && way === null && <p role="alert">{words.none}</p>}
        {way === "passkey" && <p>{words.passkeyText}</p>}
        {way === "password" && email && <KnownAddress email={email} />}
        {way !== null && way !== "passkey" && (
          <Field
            key={way}
            id="proof"
            name="proof"
            label={words[way]}
            error={isOfForm ? null : text}
            autoCapitalize="none"
            spellCheck={false}
            {...(way === "password"
              ? { type: "password", autoComplete: "current-password" }
              : way === "backup"
                ? { autoComplete: "off" }
                : { inputMode: "numeric", autoComplete: "one-time-code" })}
            required
          />
        )}
        <p className="flex flex-wrap gap-3">
          {way !== null && (
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? labels.working : words.confirm}
            </Button>
          )}
          {way === "email" && (
            <Button look="quiet" isBusy={isBusy} onClick={() => void sendAgain()}>
              {labels.resend}
            </Button>
          )}
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} look="quiet" isBusy={isBusy && one === "email"} onClick={() => choose(one)}>
                {words[labelOfWay[one]]}
              </Button>
            ))}
          <Button look="plain" onClick={() => close("cancel")}>
            {words.cancel}
          </Button>
        </p>
        <p role="status">{isResent ? labels.resent : ""}</p>
      </form>
    </dialog>
  );
}
