import type { Ref } from "react";
import { longestEmailAddress } from "#lib/base/values/email-address";

type Props = {
  id: string;
  label: string;
  placeholder: string;
  defaultValue?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  hint?: string;
  /** What is wrong, in words beside the field that describe it. */
  fault: string | null;
  /** Whether the address is wrong, and not the sending. */
  isInvalid: boolean;
  onFocus?: () => void;
  onInput?: (value: string) => void;
  /** Called when Enter is pressed. Returns whether to send the form. */
  onEnter?: () => boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The field `emailAddress`. Its type is text: an e-mail field hides from us when only spaces were typed, and our own messages say
 * what is wrong.
 */
export function EmailField({
  id,
  label,
  placeholder,
  hint,
  fault,
  isInvalid,
  onInput,
  onEnter,
  ...input
}: Props) {
  const faultId = `${id}-fault`;
  const notes = [hint && `${id}-hint`, fault && faultId].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <small id={`${id}-hint`} className="text-soft">
          {hint}
        </small>
      )}
      <input
        {...input}
        id={id}
        className="field"
        name="emailAddress"
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        spellCheck={false}
        maxLength={longestEmailAddress + 1}
        placeholder={placeholder}
        aria-invalid={fault && isInvalid ? true : undefined}
        aria-describedby={notes || undefined}
        onInput={onInput && ((event) => onInput(event.currentTarget.value))}
        onKeyDown={
          onEnter &&
          ((event) => {
            if (event.key === "Enter" && !onEnter()) event.preventDefault();
          })
        }
      />
      {fault && (
        <p id={faultId} className="fault mt-1">
          {fault}
        </p>
      )}
    </div>
  );
}
