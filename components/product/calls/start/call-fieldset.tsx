import type { StartCallStrings } from "@/components/product/calls/start/start-call-strings";
import { FieldFault, fieldState, Labelled } from "@/components/ui/labelled";
import type { CallFaults, CallFields } from "#lib/product/calls/form/call-form";

type Props = {
  languages: { value: string; label: string; lang: string }[];
  typed: CallFields;
  faults: CallFaults;
  longest: { request: number; number: number };
  /** Whether the user has a number that stands in for an empty field. */
  hasSavedNumber: boolean;
  strings: StartCallStrings;
};

const frame = "grid-cols-1 content-start";
/** Beside another one: both begin at the same height, however long their hints are. */
const frameBeside = `${frame} row-span-3 grid-rows-subgrid`;
/** Without a hint its label stands at its control, and not at its neighbor's label. */
const unhintedBeside = `${frameBeside} [&>label]:row-span-2 [&>label]:self-end`;
const control = "row-start-3 grid grid-cols-1 content-start gap-[0.35rem]";

/** The three fields of the form that starts a call, each with its hint and its error. */
export function CallFieldset({ languages, typed, faults, longest, hasSavedNumber, strings }: Props) {
  const faultOf = (name: keyof CallFields): string | null => {
    const code = faults[name];
    return code ? strings[code].replace("{number}", () => faults.toldNumber ?? "") : null;
  };
  const request = { id: "call-request", hint: strings.requestHint, fault: faultOf("request") };
  const language = { id: "call-language", hint: strings.languageHint, fault: faultOf("language") };
  const number = { id: "call-number", hint: strings.numberHint, fault: faultOf("callbackNumber") };
  return (
    <>
      <Labelled {...request} label={strings.request} className={frame}>
        <textarea
          {...fieldState(request)}
          id={request.id}
          className="field min-h-28 leading-normal"
          name="request"
          dir="auto"
          rows={4}
          maxLength={longest.request}
          defaultValue={typed.request}
          required
        />
      </Labelled>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-5">
        <Labelled
          id={language.id}
          hint={language.hint}
          label={strings.language}
          className={language.hint ? frameBeside : unhintedBeside}
        >
          <div className={control}>
            <select
              {...fieldState(language)}
              id={language.id}
              className="field"
              name="language"
              defaultValue={typed.language}
            >
              {languages.map(({ value, label, lang }) => (
                <option key={value} value={value} lang={lang}>
                  {label}
                </option>
              ))}
            </select>
            <FieldFault {...language} />
          </div>
        </Labelled>
        <Labelled id={number.id} hint={number.hint} label={strings.number} className={frameBeside}>
          <div className={control}>
            <input
              {...fieldState(number)}
              id={number.id}
              className="field"
              name="callbackNumber"
              type="tel"
              autoComplete="tel"
              maxLength={longest.number}
              defaultValue={typed.callbackNumber}
              required={!hasSavedNumber}
            />
            <FieldFault {...number} />
          </div>
        </Labelled>
      </div>
    </>
  );
}
