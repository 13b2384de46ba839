"use client";
import { useRouter } from "next/navigation";
import { useRef, useState, type ReactNode } from "react";
import { CallCheck } from "@/components/product/calls/call-check";
import { FailureText } from "@/components/product/calls/call-failure";
import { CallFieldset } from "@/components/product/calls/call-fieldset";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { typedText } from "#lib/platform/browser/typed-text";
import { Button } from "@/components/ui/button";
import { giveFocus } from "#lib/platform/browser/give-focus";
import { useSubmit } from "@/components/ui/use-submit";
import type { StartFailure } from "@/components/product/calls/post-call";
import type { StartCallStrings } from "@/components/product/calls/start-call-strings";
import { randomId } from "#lib/platform/browser/random-id";
import { showWaiting } from "#lib/platform/browser/show-waiting";
import type { RefusalWords } from "@/components/product/calls/refusal";
import {
  callFieldNames,
  readCallFields,
  type CallFaults,
  type CallFields,
} from "#lib/product/calls/call-form";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import { within } from "#lib/base/values/within";
import type { UrgentLines } from "#lib/publication/content/urgent-lines-shape";

type Props = {
  businessId: string;
  locale: Locale;
  languages: { value: string; label: string; lang: string }[];
  typed: CallFields;
  faults: CallFaults;
  /** What is said of a form that came back, until it is sent again. */
  outcome: ReactNode;
  hasSavedNumber: boolean;
  longest: { request: number; number: number };
  strings: StartCallStrings;
  refusalWords: RefusalWords;
};

/** Nobody who wants to start a call waits longer to learn whether there is something more urgent. */
const longestJudgingMs = 3_000;

const loadPosting = () => import("@/components/product/calls/post-call");
const loadUrgency = () => import("@/components/product/calls/ask-urgency");

function focusFirst(form: HTMLFormElement | null, faults: CallFaults): void {
  const first = callFieldNames.find((name) => faults[name]) ?? "request";
  giveFocus(form?.querySelector<HTMLElement>(`[name=${first}]`));
}

const fieldsOf = (form: HTMLFormElement): CallFields => ({
  request: typedText(form, "request"),
  language: typedText(form, "language"),
  callbackNumber: typedText(form, "callbackNumber"),
});

/**
 * Why an island: it checks, asks for confirmation and starts the call in place. Before it hydrates, and without JavaScript, the
 * same form posts to the same address, which asks on a page of its own.
 */
export function StartCallIsland({
  businessId,
  locale,
  typed,
  strings,
  refusalWords,
  hasSavedNumber,
  outcome,
  ...rest
}: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const asking = useSubmit<CallFaults>({ initial: rest.faults, focus: focusFirst });
  const starting = useSubmit<StartFailure>();
  /** What the user was last asked to confirm, and the key that makes all sendings of it one call. */
  const [checked, setChecked] = useState<(CallFields & { idempotencyKey: string }) | null>(null);
  const [urgent, setUrgent] = useState<UrgentLines | null>(null);
  const [isAsking, setAsking] = useState(false);

  const check = asking.onSubmit(async (sent) => {
    const fields = fieldsOf(sent);
    // Only the server knows the saved number. That there is one is enough to allow an empty field.
    const read = readCallFields(fields, hasSavedNumber ? "saved" : null);
    starting.setFault(null);
    if ("faults" in read) return read.faults;
    const posting = await showWaiting(loadPosting()).catch(() => null);
    if (posting) {
      posting.preparePosting(businessId);
      setUrgent(await showWaiting(judge(fields)));
      // Unchanged fields mean the same call: it may have been started by a request whose answer was lost.
      const isSame = callFieldNames.every((name) => checked?.[name] === fields[name]);
      setChecked(checked && isSame ? checked : { ...fields, idempotencyKey: randomId() });
      setAsking(true);
    }
    // Without the code that sends in place the browser does, but not to a page of its own that says it is offline.
    else if (navigator.onLine) sent.submit();
    else starting.setFault({ kind: "failed" });
    return null;
  });

  const judge = ({ request, language }: CallFields) =>
    within(
      longestJudgingMs,
      loadUrgency().then(({ askUrgency }) => askUrgency({ request, language }, locale)),
    ).catch(() => null);

  /** Returns to the form, to change something or to correct what is wrong. */
  const goBack = (faults: CallFaults | null) => {
    setAsking(false);
    asking.setFault(faults);
    requestAnimationFrame(() => focusFirst(form.current, faults ?? {}));
  };

  const start = () =>
    void starting.run(async () => {
      if (!checked) return null;
      const { postCall } = await loadPosting();
      const posted = await postCall({ businessId, locale, ...checked, shownNumber: strings.savedNumber });
      switch (posted.kind) {
        case "started":
          starting.goOn(() => router.push(localePath(`/call/${posted.id}`, locale)));
          return null;
        case "faulty":
          goBack(posted.faults);
          // The saved number may have changed or be gone.
          router.refresh();
          return null;
        case "full":
        case "unwelcome":
        case "signedOut":
        case "otherAccountHere":
        case "failed":
          return posted;
      }
    });

  const { fault } = starting;
  return (
    <>
      <form
        ref={form}
        action="/api/calls"
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
        hidden={isAsking}
        onSubmit={check}
      >
        <input type="hidden" name="businessId" value={businessId} />
        <input type="hidden" name="locale" value={locale} />
        <AccountFieldIsland />
        {asking.fault === rest.faults && outcome}
        <CallFieldset
          {...rest}
          hasSavedNumber={hasSavedNumber}
          typed={typed}
          faults={asking.fault ?? {}}
          strings={strings}
        />
        <Button className="justify-self-start" type="submit" isBusy={asking.isBusy}>
          {strings.submit}
        </Button>
      </form>
      {isAsking && checked && (
        <CallCheck
          fields={checked}
          urgent={urgent}
          strings={strings}
          isSending={starting.isBusy}
          onConfirm={start}
          onChange={() => {
            goBack(null);
            starting.setFault(null);
          }}
        />
      )}
      <p role="status" className={fault ? "fault" : "meta"}>
        {starting.isBusy
          ? strings.sending
          : fault &&
            (fault.kind === "otherAccountHere" ? (
              <span>{strings.otherAccountHere}</span>
            ) : (
              <FailureText failure={fault} texts={strings} words={refusalWords} locale={locale} />
            ))}
      </p>
    </>
  );
}
