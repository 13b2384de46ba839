import type { ReactNode } from "react";
import { target, tick } from "@/components/product/looks";
import { Field } from "@/components/ui/field";
import { FieldFault, FieldHint, fieldState, Labelled, type FieldNotes } from "@/components/ui/labelled";
import { formerOf } from "#lib/base/values/changed-fields";

type Option = {
  value: string;
  label: string;
  /** The language tag of the label, if it is not that of the page. */
  lang?: string;
};

/**
 * What a field asks for. `value` is the saved value, or what was typed before the form came back; `kept` is the saved value in
 * either case.
 */
type Asked = { name: string; label: string; hint?: string; value: string; kept?: string };

/** Further choices, offered elsewhere, as links below the options. */
type More = { text?: string; links: readonly { href: string; label: string; lang?: string }[] };

type TextField = Asked & { kind: "text"; autoComplete: string; inputMode?: "tel" | "text" };
type SelectField = Asked & { kind: "select"; options: readonly Option[]; more?: More };
type ChoiceField = Asked & { kind: "choice"; options: readonly Option[]; more?: More };
type TickField = { kind: "tick"; name: string; label: string; isTicked?: boolean };
type HiddenField = { kind: "hidden"; name: string; value: string };

/** A field of an account form, as plain data. */
export type AccountFormField = TextField | SelectField | ChoiceField | TickField | HiddenField;

type Props = { form: string; field: AccountFormField; fault: string | null };

/** One field with its label, hint and error. Rendered by an island. */
export function FormField({ form, field, fault }: Props) {
  const id = `${form}-${field.name}`;
  switch (field.kind) {
    case "hidden":
      return <input type="hidden" name={field.name} value={field.value} />;
    case "tick":
      return <Tick field={field} notes={{ id, fault }} />;
    case "text":
      return withKept(field, <Text field={field} notes={{ id, hint: field.hint, fault }} />);
    case "select":
      return withKept(field, <Select field={field} notes={{ id, hint: field.hint, fault }} />);
    case "choice":
      return withKept(field, <Choice field={field} notes={{ id, hint: field.hint, fault }} />);
  }
}

const withKept = ({ name, kept }: Asked, field: ReactNode) => (
  <>
    {kept !== undefined && <input type="hidden" name={formerOf(name)} value={kept} />}
    {field}
  </>
);

function Text({ field, notes }: { field: TextField; notes: FieldNotes }) {
  const isNumber = field.inputMode === "tel";
  return (
    <Field
      {...notes}
      label={field.label}
      name={field.name}
      type={isNumber ? "tel" : "text"}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete}
      dir={isNumber ? undefined : "auto"}
      defaultValue={field.value}
    />
  );
}

function Select({ field, notes }: { field: SelectField; notes: FieldNotes }) {
  return (
    <Labelled {...notes} label={field.label}>
      <select
        {...fieldState(notes)}
        id={notes.id}
        className="field"
        name={field.name}
        defaultValue={field.value}
      >
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {field.more && <MoreChoices more={field.more} />}
    </Labelled>
  );
}

/** Radio buttons. They have a label together, which is no `<label>`, since that names a single control. */
function Choice({ field, notes }: { field: ChoiceField; notes: FieldNotes }) {
  const labelId = `${notes.id}-label`;
  return (
    <div {...fieldState(notes)} role="radiogroup" aria-labelledby={labelId} className="labelled">
      <span id={labelId} className="font-semibold">
        {field.label}
      </span>
      <FieldHint {...notes} />
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {field.options.map(({ value, label, lang }) => (
          <label key={value} className={tick}>
            <input type="radio" name={field.name} value={value} defaultChecked={value === field.value} />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
      {field.more && <MoreChoices more={field.more} />}
      <FieldFault {...notes} />
    </div>
  );
}

const MoreChoices = ({ more: { text, links } }: { more: More }) => (
  <>
    {text && <small className="text-soft">{text}</small>}
    <p className="flex flex-wrap gap-x-4 text-(length:--text-sm)">
      {links.map(({ href, label, lang }) => (
        <a key={href} href={href} lang={lang} className={target}>
          {label}
        </a>
      ))}
    </p>
  </>
);

function Tick({ field, notes }: { field: TickField; notes: FieldNotes }) {
  return (
    <div className="labelled">
      <label className={tick}>
        <input {...fieldState(notes)} type="checkbox" name={field.name} defaultChecked={field.isTicked} />
        <span>{field.label}</span>
      </label>
      <FieldFault {...notes} />
    </div>
  );
}
