import { useEffect, useRef } from "react";
import type { StartCallStrings } from "@/components/product/calls/start-call-strings";
import { Button } from "@/components/ui/button";
import type { CallFields } from "#lib/product/calls/call-form";
import { maskPhoneNumber } from "#lib/base/site/phone-number";

type Props = {
  fields: CallFields;
  languages: { value: string; label: string }[];
  strings: StartCallStrings;
  isSending: boolean;
  onConfirm: () => void;
  onChange: () => void;
};

/** The step before a call starts: what was typed, once more, with the number masked. */
export function CallCheck({ fields, languages, strings, isSending, onConfirm, onChange }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that was just sent is gone: the reader goes on where the question is.
  useEffect(() => title.current?.focus(), []);
  const number = fields.callbackNumber.trim();
  return (
    <div className="call-check">
      <h3 ref={title} tabIndex={-1}>
        {strings.check}
      </h3>
      <dl className="call-facts">
        <div>
          <dt>{strings.request}</dt>
          <dd className="call-said">{fields.request.trim()}</dd>
        </div>
        <div>
          <dt>{strings.language}</dt>
          <dd>{languages.find(({ value }) => value === fields.language)?.label}</dd>
        </div>
        <div>
          <dt>{strings.number}</dt>
          <dd>{number === "" ? strings.savedNumber : maskPhoneNumber(number)}</dd>
        </div>
      </dl>
      <p className="meta">{strings.checkText}</p>
      <div className="call-actions">
        <Button isBusy={isSending} onClick={onConfirm}>
          {strings.confirm}
        </Button>
        <Button look="quiet" isBusy={isSending} onClick={onChange}>
          {strings.change}
        </Button>
      </div>
    </div>
  );
}
