"use client";
import type { ReactNode } from "react";
import { CallCheck } from "@/components/product/calls/start/call-check";
import { FailureText } from "@/components/product/calls/requests/call-failure";
import { CallFieldset } from "@/components/product/calls/start/call-fieldset";
import type { StartCallStrings } from "@/components/product/calls/start/start-call-strings";
import { useStartCall } from "@/components/product/calls/start/use-start-call";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { Button } from "@/components/ui/button";
import type { CallFaults, CallFields } from "#lib/product/calls/form/call-form";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  businessId: string;
  locale: Locale;
  languages: { value: string; label: string; lang: string }[];
  typed: CallFields;
  faults: CallFaults;
  /** What is said of a form that came back, until it is sent again. */
  outcome: ReactNode;
  longest: { request: number; number: number };
  strings: StartCallStrings;
};

/**
 * Why an island: it checks, asks for confirmation and starts the call in place. Before it hydrates, and without JavaScript, the
 * same form posts to the same address, which asks on a page of its own.
 */
export function StartCallIsland({
  businessId,
  locale,
  languages,
  typed,
  longest,
  strings,
  ...sentBack
}: Props) {
  const { savedNumber } = strings;
  const { form, faults, isChecking, check, asked, urgent, isStarting, failure, start, change } = useStartCall(
    {
      businessId,
      locale,
      savedNumber,
      faults: sentBack.faults,
    },
  );
  return (
    <>
      <form
        ref={form}
        action="/api/calls"
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
        hidden={asked !== null}
        onSubmit={check}
      >
        <input type="hidden" name="businessId" value={businessId} />
        <input type="hidden" name="locale" value={locale} />
        <AccountFieldIsland />
        {faults === sentBack.faults && sentBack.outcome}
        <CallFieldset
          languages={languages}
          typed={typed}
          faults={faults ?? {}}
          longest={longest}
          hasSavedNumber={savedNumber !== ""}
          strings={strings}
        />
        <Button className="justify-self-start" type="submit" isBusy={isChecking}>
          {strings.submit}
        </Button>
      </form>
      {asked && (
        <CallCheck
          fields={asked}
          urgent={urgent}
          strings={strings}
          isSending={isStarting}
          onConfirm={start}
          onChange={change}
        />
      )}
      <p role="status" className={failure ? "fault" : "meta"}>
        {isStarting
          ? strings.sending
          : failure &&
            (failure.kind === "otherAccountHere" ? (
              <span>{strings.otherAccountHere}</span>
            ) : (
              <FailureText failure={failure} texts={strings} locale={locale} />
            ))}
      </p>
    </>
  );
}
