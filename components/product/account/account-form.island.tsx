"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormField, type AccountField } from "@/components/product/account/form-field";
import { accountForm, formEnd } from "@/components/product/looks";
import { isRecord } from "#lib/platform/browser/answers";
import { ApiError, callApi, isRateLimit, isSignedOut } from "#lib/platform/browser/api-client";
import { readStored, writeStored } from "#lib/platform/browser/storage";
import { parseTheme, showTheme, themeKey } from "#lib/base/theme/theme";

export type FormState = "idle" | "sending" | "saved" | "faults" | "expired" | "tooMany" | "failed";
type FormTexts = Record<Exclude<FormState, "idle" | "sending">, string> & Record<string, string>;

type Props = {
  /** Names the form; the anchor that a post without JavaScript comes back to. */
  name: string;
  action: string;
  locale: string;
  fields: readonly AccountField[];
  submit: string;
  texts: FormTexts;
  /** What a post without JavaScript came to. */
  state?: FormState;
  faults?: Readonly<Record<string, string>>;
  isQuiet?: boolean;
  /** Where to go when it is done, for forms after which nothing is left to look at. */
  leaveTo?: string;
};

const faultsOf = (body: unknown): Record<string, string> =>
  isRecord(body) && isRecord(body.errors)
    ? Object.fromEntries(Object.entries(body.errors).map(([field, code]) => [field, String(code)]))
    : {};

const stateOf = (error: unknown): FormState =>
  isSignedOut(error)
    ? "expired"
    : isRateLimit(error)
      ? "tooMany"
      : error instanceof ApiError && error.status === 400
        ? "faults"
        : "failed";

/**
 * Why an island: it says in place what became of the form, and leaves everything typed where it is. Without JavaScript
 * the same form posts to the same address and comes back with the same words.
 */
export function AccountFormIsland(props: Props) {
  const { name, action, locale, fields, submit, texts, isQuiet = false, leaveTo } = props;
  const [state, setState] = useState<FormState>(props.state ?? "idle");
  const [faults, setFaults] = useState(props.faults ?? {});
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();

  // The theme of this browser may have been changed elsewhere since: saving something else must not bring the old one back.
  useEffect(() => {
    const stored = readStored(themeKey);
    if (stored === null || props.state === "faults") return;
    const choice = `input[name="theme"][value="${parseTheme(stored)}"]`;
    const radio = form.current?.querySelector<HTMLInputElement>(choice);
    if (radio) radio.checked = true;
  }, [props.state]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setState("sending");
    try {
      await callApi(action, { method: "POST", body: values, as: "user" });
    } catch (error) {
      setFaults(error instanceof ApiError ? faultsOf(error.body) : {});
      setState(stateOf(error));
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>(":is(input, select)[aria-invalid], [aria-invalid] input")
          ?.focus(),
      );
      return;
    }
    if (leaveTo !== undefined) {
      window.location.assign(leaveTo);
      return;
    }
    setFaults({});
    setState("saved");
    if (typeof values.theme === "string") {
      writeStored(themeKey, parseTheme(values.theme));
      showTheme(parseTheme(values.theme), document);
    }
    router.refresh();
  };

  const isProblem = state !== "idle" && state !== "sending" && state !== "saved";
  return (
    <form
      ref={form}
      id={name}
      action={action}
      method="post"
      noValidate
      className={accountForm}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="locale" value={locale} />
      {isProblem && (
        <p className="fault" role="alert">
          {texts[state]}
        </p>
      )}
      {fields.map((field) => {
        const code = faults[field.name];
        return (
          <FormField
            key={field.name}
            form={name}
            field={field}
            fault={code === undefined ? null : (texts[code] ?? texts.faults)}
          />
        );
      })}
      <div className={formEnd}>
        <button
          type="submit"
          className={isQuiet ? "button button-quiet" : "button"}
          aria-busy={state === "sending" || undefined}
        >
          {submit}
        </button>
        <p role="status">{state === "saved" && texts.saved}</p>
      </div>
    </form>
  );
}
