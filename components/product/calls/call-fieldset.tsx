import type { StartCallStrings } from "@/components/product/calls/start-call-strings";
import type { CallFaults, CallFields } from "#lib/product/calls/call-form";

type Props = {
  languages: { value: string; label: string; lang: string }[];
  typed: CallFields;
  faults: CallFaults;
  longest: { request: number; number: number };
  /** Whether the user has a number that stands in for an empty field. */
  hasSavedNumber: boolean;
  strings: StartCallStrings;
};

const field = "labelled grid-cols-1 content-start";
/** Beside another one: both begin at the same height, however long their hints are. */
const fieldBeside = `${field} row-span-3 grid-rows-subgrid`;
const input = "row-start-3 grid grid-cols-1 content-start gap-[0.35rem]";

/** The three fields of the form that starts a call, each with its hint and its error. */
export function CallFieldset({ languages, typed, faults, longest, hasSavedNumber, strings }: Props) {
  const described = (name: keyof CallFields, hint?: string) =>
    [hint, faults[name] && `call-${name}-fault`].filter(Boolean).join(" ") || undefined;
  const fault = (name: keyof CallFields) => {
    const code = faults[name];
    return (
      code && (
        // Has no role: it describes the field, which has the focus, and so is read out with it. A role would have it read out
        // twice.
        <p id={`call-${name}-fault`} className="fault">
          {strings[code].replace("{number}", () => faults.toldNumber ?? "")}
        </p>
      )
    );
  };
  return (
    <>
      <div className={field}>
        <label htmlFor="call-request">{strings.request}</label>
        <small id="call-request-hint" className="text-soft">
          {strings.requestHint}
        </small>
        <textarea
          id="call-request"
          className="field min-h-28 leading-normal"
          name="request"
          dir="auto"
          rows={4}
          maxLength={longest.request}
          defaultValue={typed.request}
          required
          aria-invalid={faults.request ? true : undefined}
          aria-describedby={described("request", "call-request-hint")}
        />
        {fault("request")}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-5">
        <div className={fieldBeside}>
          {/* Without a hint it stands at its field, and not at its neighbor's label. */}
          <label htmlFor="call-language" className={strings.languageHint ? undefined : "row-span-2 self-end"}>
            {strings.language}
          </label>
          {strings.languageHint && (
            <small id="call-language-hint" className="text-soft">
              {strings.languageHint}
            </small>
          )}
          <div className={input}>
            <select
              id="call-language"
              className="field"
              name="language"
              defaultValue={typed.language}
              aria-invalid={faults.language ? true : undefined}
              aria-describedby={described("language", strings.languageHint && "call-language-hint")}
            >
              {languages.map(({ value, label, lang }) => (
                <option key={value} value={value} lang={lang}>
                  {label}
                </option>
              ))}
            </select>
            {fault("language")}
          </div>
        </div>
        <div className={fieldBeside}>
          <label htmlFor="call-number">{strings.number}</label>
          <small id="call-number-hint" className="text-soft">
            {strings.numberHint}
          </small>
          <div className={input}>
            <input
              id="call-number"
              className="field"
              name="callbackNumber"
              type="tel"
              autoComplete="tel"
              maxLength={longest.number}
              defaultValue={typed.callbackNumber}
              required={!hasSavedNumber}
              aria-invalid={faults.callbackNumber ? true : undefined}
              aria-describedby={described("callbackNumber", "call-number-hint")}
            />
            {fault("callbackNumber")}
          </div>
        </div>
      </div>
    </>
  );
}
