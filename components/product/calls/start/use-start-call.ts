import "client-only";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { StartFailure } from "@/components/product/calls/requests/post-call";
import { useSubmit } from "@/components/ui/use-submit";
import {
  callFieldNames,
  readCallFields,
  type CallFaults,
  type CallFields,
} from "#lib/product/calls/form/call-form";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import { within } from "#lib/base/values/within";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { randomId } from "#lib/platform/browser/random-id";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import { typedText } from "#lib/platform/browser/page/typed-text";
import type { UrgentLines } from "#lib/publication/content/urgent-lines-shape";

type Options = {
  businessId: string;
  locale: Locale;
  /** The saved number, masked, as the page shows it; empty where there is none. */
  savedNumber: string;
  /** The outcome of a post without JavaScript. */
  faults: CallFaults;
};

/** Nobody who wants to start a call waits longer to learn whether there is something more urgent. */
const longestJudgingMs = 3_000;

const loadPosting = () => import("@/components/product/calls/requests/post-call");
const loadUrgency = () => import("@/components/product/calls/start/ask-urgency");

const judge = ({ request, language }: CallFields, locale: Locale): Promise<UrgentLines | null> =>
  within(
    longestJudgingMs,
    loadUrgency().then(({ askUrgency }) => askUrgency({ request, language }, locale)),
  ).catch(() => null);

function focusFirst(form: HTMLFormElement | null, faults: CallFaults): void {
  const first = callFieldNames.find((name) => faults[name]) ?? "request";
  giveFocus(form?.querySelector<HTMLElement>(`[name=${first}]`));
}

const fieldsOf = (form: HTMLFormElement): CallFields => ({
  request: typedText(form, "request"),
  language: typedText(form, "language"),
  callbackNumber: typedText(form, "callbackNumber"),
});

/** The two steps of starting a call: the form is checked, and what it says is confirmed. */
export function useStartCall({ businessId, locale, savedNumber, faults }: Options) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const checking = useSubmit<CallFaults>({ initial: faults, focus: focusFirst });
  const starting = useSubmit<StartFailure>();
  /** What the user was last asked to confirm, and the key that makes all sendings of it one call. */
  const [checked, setChecked] = useState<(CallFields & { idempotencyKey: string }) | null>(null);
  const [urgent, setUrgent] = useState<UrgentLines | null>(null);
  const [isAsking, setAsking] = useState(false);

  const check = checking.onSubmit(async (sent) => {
    const fields = fieldsOf(sent);
    // Only the server knows the saved number. That there is one is enough to allow an empty field.
    const read = readCallFields(fields, savedNumber === "" ? null : "saved");
    starting.setFault(null);
    if ("faults" in read) return read.faults;
    const posting = await showWaiting(loadPosting()).catch(() => null);
    if (posting) {
      posting.preparePosting(businessId);
      setUrgent(await showWaiting(judge(fields, locale)));
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

  /** Returns to the form, to change something or to correct what is wrong. */
  const goBack = (wrong: CallFaults | null) => {
    setAsking(false);
    checking.setFault(wrong);
    requestAnimationFrame(() => focusFirst(form.current, wrong ?? {}));
  };

  const start = () =>
    void starting.run(async () => {
      if (!checked) return null;
      const { postCall } = await loadPosting();
      const posted = await postCall({ businessId, locale, ...checked, shownNumber: savedNumber });
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

  return {
    form,
    /** What is wrong with the fields. */
    faults: checking.fault,
    isChecking: checking.isBusy,
    check,
    /** What the user is asked to confirm, while they are. */
    asked: isAsking ? checked : null,
    urgent,
    isStarting: starting.isBusy,
    failure: starting.fault,
    start,
    change: () => {
      goBack(null);
      starting.setFault(null);
    },
  };
}
