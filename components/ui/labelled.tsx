import type { ReactNode } from "react";

/** What stands beside a control: a hint, and what is wrong with its value. `id` is that of the control. */
export type FieldNotes = { id: string; hint?: string; fault?: string | null };

type Props = FieldNotes & { label: string; className?: string; children: ReactNode };

/** A control with its label above it, and its notes. The control itself takes the attributes that `fieldState` gives. */
export function Labelled({ id, label, hint, fault, className, children }: Props) {
  return (
    <div className={className ? `labelled ${className}` : "labelled"}>
      <label htmlFor={id}>{label}</label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldFault id={id} fault={fault} />
    </div>
  );
}

/** The attributes by which a control is marked as invalid and described by its notes, so that they are read out on focus. */
export function fieldState({ id, hint, fault }: FieldNotes) {
  const notes = [hint && hintId(id), fault && faultId(id)].filter(Boolean).join(" ");
  return { "aria-invalid": fault ? true : undefined, "aria-describedby": notes || undefined };
}

const hintId = (id: string): string => `${id}-hint`;
const faultId = (id: string): string => `${id}-fault`;

/** The hint of a control, if it has one. */
export const FieldHint = ({ id, hint }: Pick<FieldNotes, "id" | "hint">) =>
  hint && (
    <small id={hintId(id)} className="text-soft">
      {hint}
    </small>
  );

type FieldFaultProps = Pick<FieldNotes, "id" | "fault"> & { role?: "alert" };

/**
 * What is wrong with a control's value. Needs no role where the control has the focus by then, and would have it read out a second
 * time.
 */
export const FieldFault = ({ id, fault, role }: FieldFaultProps) =>
  fault && (
    <p id={faultId(id)} className="fault" role={role}>
      {fault}
    </p>
  );
