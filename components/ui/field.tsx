import type { InputHTMLAttributes } from "react";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
};

/** A labelled text field. An error is placed beside it, describes it and marks it as invalid, so it is read out on focus. */
export function Field({ id, label, hint, error, ...rest }: Props) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <small id={`${id}-hint`} className="text-soft">
          {hint}
        </small>
      )}
      <input
        {...rest}
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {error && (
        <p id={`${id}-error`} className="fault">
          {error}
        </p>
      )}
    </div>
  );
}
