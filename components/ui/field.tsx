import type { InputHTMLAttributes } from "react";
import { fieldState, Labelled, type FieldNotes } from "@/components/ui/labelled";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & FieldNotes & { label: string };

/** A labelled text field. */
export function Field({ id, label, hint, fault, ...rest }: Props) {
  const notes = { id, hint, fault };
  return (
    <Labelled {...notes} label={label}>
      <input {...rest} {...fieldState(notes)} id={id} className="field" />
    </Labelled>
  );
}
