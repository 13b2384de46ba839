import type { Ref } from "react";
import { longestEmailAddress } from "#lib/site/email-address";

type Props = {
  id: string;
  label: string;
  placeholder: string;
  defaultValue?: string;
  disabled?: boolean;
  /** What is wrong with the value, for assistive technology; the words on screen stand elsewhere. */
  fault?: string | null;
  faultId?: string;
  onFocus?: () => void;
  onInput?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The field `emailAddress`. Of type text: an e-mail field hides from us what was typed when it is only spaces, and our
 * own messages say what is wrong.
 */
export function EmailField({ id, label, placeholder, fault, faultId, onInput, ...input }: Props) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        name="emailAddress"
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestEmailAddress + 1}
        placeholder={placeholder}
        aria-invalid={fault ? true : undefined}
        aria-describedby={faultId}
        aria-description={faultId ? undefined : (fault ?? undefined)}
        onInput={onInput && ((event) => onInput(event.currentTarget.value))}
      />
    </div>
  );
}
