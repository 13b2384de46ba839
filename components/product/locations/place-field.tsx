import type { ReactNode } from "react";
import { fieldState, Labelled } from "@/components/ui/labelled";

type Props = {
  id: string;
  label: string;
  fault: string | null;
  /** Whether the place is typed, with `options` as suggestions, and not chosen from them. */
  isTyped: boolean;
  options: ReactNode;
  defaultValue: string;
};

/** The city or neighborhood of a location. */
export function PlaceField({ id, label, fault, isTyped, options, defaultValue }: Props) {
  const control = {
    ...fieldState({ id, fault }),
    id,
    name: "place",
    className: "field",
    defaultValue,
    required: true,
    // Of a required list nothing is chosen from, a browser says that it is invalid before anybody has touched it.
    "aria-invalid": fault !== null,
  };
  return (
    <Labelled id={id} label={label} fault={fault}>
      {isTyped ? (
        <>
          <input {...control} list={`${id}s`} autoComplete="off" dir="auto" />
          <datalist id={`${id}s`}>{options}</datalist>
        </>
      ) : (
        <select {...control}>{options}</select>
      )}
    </Labelled>
  );
}
