/** A field that says under its title how long its value is, and how long it may be. */
import type { ComponentType } from "react";
import type { FieldProps } from "sanity";
import type { Field } from "../lib/publication/content/schema/field.ts";
import { lengthNote } from "../lib/publication/content/schema/length-note.ts";

/** The Studio's own field with that note behind its description, which is read out with the field. */
export const countedField = (field: Field): ComponentType<FieldProps> =>
  function CountedField(props) {
    const said = [props.description, lengthNote(field, props.value)].filter(
      (part) => typeof part === "string",
    );
    return props.renderDefault({ ...props, description: said.join(" ") } as FieldProps);
  };
