import { target, tick } from "@/components/product/looks";
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

/** A field of an account form, as plain data. */
export type AccountField =
  | { kind: "hidden"; name: string; value: string }
  | (Asked & { kind: "text"; autoComplete: string; inputMode?: "tel" | "text" })
  | (Asked & {
      kind: "choice";
      options: readonly Option[];
      /** Further choices, offered elsewhere, as links below the options. */
      more?: { text: string; links: readonly { href: string; label: string; lang: string }[] };
    })
  | (Asked & { kind: "select"; options: readonly Option[] })
  | { kind: "tick"; name: string; label: string; isTicked?: boolean };

type Props = { form: string; field: AccountField; fault: string | null };

/** One field with its label, hint and error. Rendered by an island. */
export function FormField({ form, field, fault }: Props) {
  const id = `${form}-${field.name}`;
  const hint = "hint" in field ? field.hint : undefined;
  const kept = "kept" in field ? field.kept : undefined;
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined;
  const state = { "aria-invalid": fault ? true : undefined, "aria-describedby": notes };
  const words = (
    <>
      {kept !== undefined && <input type="hidden" name={formerOf(field.name)} value={kept} />}
      {hint && (
        <small id={`${id}-hint`} className="text-soft">
          {hint}
        </small>
      )}
    </>
  );
  const problem = fault && (
    <p id={`${id}-fault`} className="fault">
      {fault}
    </p>
  );
  switch (field.kind) {
    case "hidden":
      return <input type="hidden" name={field.name} value={field.value} />;
    case "text":
      return (
        <div className="labelled">
          <label htmlFor={id}>{field.label}</label>
          {words}
          <input
            {...state}
            id={id}
            className="field"
            name={field.name}
            type={field.inputMode === "tel" ? "tel" : "text"}
            inputMode={field.inputMode}
            autoComplete={field.autoComplete}
            dir={field.inputMode === "tel" ? undefined : "auto"}
            defaultValue={field.value}
          />
          {problem}
        </div>
      );
    case "select":
      return (
        <div className="labelled">
          <label htmlFor={id}>{field.label}</label>
          {words}
          <select {...state} id={id} className="field" name={field.name} defaultValue={field.value}>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {problem}
        </div>
      );
    case "choice":
      return (
        <div {...state} role="radiogroup" aria-labelledby={`${id}-label`} className="labelled">
          <span id={`${id}-label`} className="font-semibold">
            {field.label}
          </span>
          {words}
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {field.options.map(({ value, label, lang }) => (
              <label key={value} className={tick}>
                <input type="radio" name={field.name} value={value} defaultChecked={value === field.value} />
                <span lang={lang}>{label}</span>
              </label>
            ))}
          </div>
          {field.more && (
            <>
              <small className="text-soft">{field.more.text}</small>
              <p className="flex flex-wrap gap-x-4 text-(length:--text-sm)">
                {field.more.links.map(({ href, label, lang }) => (
                  <a key={href} href={href} lang={lang} className={target}>
                    {label}
                  </a>
                ))}
              </p>
            </>
          )}
          {problem}
        </div>
      );
    case "tick":
      return (
        <div className="labelled">
          <label className={tick}>
            <input {...state} type="checkbox" name={field.name} defaultChecked={field.isTicked} />
            <span>{field.label}</span>
          </label>
          {problem}
        </div>
      );
  }
}
