"use client";
import { useRouter } from "next/navigation";
import { useRef, useState, type SubmitEvent } from "react";
import { CallCheck } from "@/components/product/calls/call-check";
import { CallFieldset } from "@/components/product/calls/call-fieldset";
import type { StartCallStrings } from "@/components/product/calls/start-call-strings";
import type { TooMany } from "#lib/product/calls/allowance";
import { readCallFields, type CallFaults, type CallFields } from "#lib/product/calls/call-form";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  businessId: string;
  locale: Locale;
  languages: { value: string; label: string }[];
  typed: CallFields;
  faults: CallFaults;
  hasSavedNumber: boolean;
  longest: { request: number; number: number };
  strings: StartCallStrings;
};

const loadSending = () => import("@/components/product/calls/send-call");
const order = ["request", "language", "callbackNumber"] as const;

const fieldsOf = (form: HTMLFormElement): CallFields => {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { request: text("request"), language: text("language"), callbackNumber: text("callbackNumber") };
};

/**
 * Why an island: it checks, asks for confirmation and starts the call in place. Before it hydrates, and without JavaScript,
 * the same form posts to the same address, which asks on a page of its own.
 */
export function StartCallIsland({ businessId, locale, typed, strings, hasSavedNumber, ...rest }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [faults, setFaults] = useState(rest.faults);
  /** What is to be confirmed, and the key by which however many sendings of it are one call. */
  const [checked, setChecked] = useState<(CallFields & { idempotencyKey: string }) | null>(null);
  const [status, setStatus] = useState<"idle" | "sending" | "failed" | TooMany>("idle");

  const check = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    // A saved number is known to the server alone; that there is one is enough to let the field be empty.
    const read = readCallFields(fields, hasSavedNumber ? "saved" : null);
    setStatus("idle");
    setFaults("faults" in read ? read.faults : {});
    if ("faults" in read) {
      const first = order.find((name) => read.faults[name]);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name=${first ?? ""}]`)?.focus());
      return;
    }
    const sending = await loadSending().catch(() => null);
    if (!sending) {
      form.current?.submit();
      return;
    }
    sending.prepareSending(businessId);
    setChecked({ ...fields, idempotencyKey: sending.newKey() });
  };

  const start = async () => {
    if (!checked || isSending.current) return;
    isSending.current = true;
    setStatus("sending");
    const { sendCall } = await loadSending();
    const sent = await sendCall({ businessId, ...checked });
    isSending.current = false;
    if (typeof sent === "string") {
      setStatus(sent);
      return;
    }
    router.push(localePath(`/call/${sent.id}`, locale));
    // The page may come back out of the browser's memory: then it asks anew.
    setStatus("idle");
    setChecked(null);
  };

  return (
    <>
      <form
        ref={form}
        action="/api/calls"
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
        hidden={checked !== null}
        onSubmit={(event) => void check(event)}
      >
        <input type="hidden" name="businessId" value={businessId} />
        <input type="hidden" name="locale" value={locale} />
        <CallFieldset {...rest} typed={typed} faults={faults} strings={strings} />
        <button className="button justify-self-start" type="submit">
          {strings.submit}
        </button>
      </form>
      {checked && (
        <CallCheck
          fields={checked}
          languages={rest.languages}
          strings={strings}
          isSending={status === "sending"}
          onConfirm={() => void start()}
          onChange={() => {
            setChecked(null);
            setStatus("idle");
            requestAnimationFrame(() => form.current?.querySelector("textarea")?.focus());
          }}
        />
      )}
      <p role="status" className={status === "idle" || status === "sending" ? "meta" : "fault"}>
        {status === "idle" ? "" : strings[status]}
      </p>
    </>
  );
}
