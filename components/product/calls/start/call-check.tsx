import { useEffect, useRef } from "react";
import { Fact } from "@/components/product/calls/parts/fact";
import { LanguageName } from "@/components/product/calls/parts/language-name";
import type { StartCallStrings } from "@/components/product/calls/start/start-call-strings";
import { UrgentBox } from "@/components/publication/help-line/urgent-box";
import { callChoices } from "@/components/product/looks";
import { Button } from "@/components/ui/button";
import type { UrgentLines } from "#lib/publication/content/urgent-lines-shape";
import type { CallFields } from "#lib/product/calls/form/call-form";
import { isLocale } from "#lib/base/i18n/locales";
import { formatPhone } from "#lib/product/directory/business/phone";
import { readPhoneNumber } from "#lib/base/values/phone-number";

type Props = {
  fields: CallFields;
  /** Whom to call at once, if the request tells of an emergency. */
  urgent: UrgentLines | null;
  strings: StartCallStrings;
  isSending: boolean;
  onConfirm: () => void;
  onChange: () => void;
};

/**
 * The step before a call starts: shows once more what was typed, whole, so that a wrong digit is seen.
 * A saved number stays masked.
 */
export function CallCheck({ fields, urgent, strings, isSending, onConfirm, onChange }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that was just sent is gone. The focus moves to the question.
  useEffect(() => title.current?.focus(), []);
  const number = fields.callbackNumber.trim();
  return (
    <div className="grid grid-cols-1 gap-5">
      <h3 ref={title} tabIndex={-1} className="text-xl/[1.2]">
        {strings.check}
      </h3>
      {urgent && <UrgentBox lines={urgent} heading="h4" />}
      <dl>
        <Fact term={strings.request} isSaid>
          {fields.request.trim()}
        </Fact>
        <Fact term={strings.language}>
          {isLocale(fields.language) && <LanguageName language={fields.language} />}
        </Fact>
        <Fact term={strings.number}>
          {number === "" ? strings.savedNumber : formatPhone(readPhoneNumber(number) ?? number)}
        </Fact>
      </dl>
      <p className="meta">{strings.checkText}</p>
      <div className={callChoices}>
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
