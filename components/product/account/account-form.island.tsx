"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { FormField, type AccountFormField } from "@/components/product/account/form-field";
import { useKeptFields } from "@/components/product/account/use-kept-fields";
import { formFaultOf, type FormFault } from "@/components/product/form-fault";
import { accountForm, formEnd } from "@/components/product/looks";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { FaultReason } from "@/components/product/shell/fault-reason";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { chooseLanguage } from "@/components/site/language/choose-language";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { useSubmit } from "@/components/ui/use-submit";
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import { callApi } from "#lib/platform/browser/requests/api-client";
import { writeStored } from "#lib/platform/browser/storage/storage";
import { parseTheme, showTheme, themeKey } from "#lib/base/theme/theme";

type FormTexts = Record<FormFault["reason"] | "saved" | "signInAgain", string> & Record<string, string>;

type Props = {
  /** The form's name, and the anchor that a post without JavaScript comes back to. */
  name: string;
  action: string;
  locale: Locale;
  fields: readonly AccountFormField[];
  submit: string;
  texts: FormTexts;
  /** The outcome of a post without JavaScript. */
  isSaved: boolean;
  fault: FormFault | null;
  isQuiet?: boolean;
  /** The page to leave for when the form has ended the account. */
  leaveTo?: string;
};

/**
 * Why an island: it shows the outcome in place and keeps everything typed. Without JavaScript the same form posts to the same
 * address and comes back with the same words.
 */
export function AccountFormIsland(props: Props) {
  const { name, action, locale, fields, submit, texts, isQuiet = false, leaveTo } = props;
  const [isSaved, setSaved] = useState(props.isSaved);
  const { fault, isBusy, onSubmit } = useSubmit<FormFault>({
    initial: props.fault,
    focus: (sent) =>
      giveFocus(sent?.querySelector<HTMLElement>(":is(input, select)[aria-invalid], [aria-invalid] input")),
    isLeaving: leaveTo !== undefined,
  });
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  // A new document reads nothing out by itself. Its address ends in the form's name, so that its outcome gets the focus.
  const isSentBack = fault !== null && fault === props.fault;
  const isFirstSaved = isSaved && props.isSaved;
  const anchor = { id: name, tabIndex: -1 };

  const { noteSaved, formers } = useKeptFields(form, fields);

  const send = onSubmit(async (sent) => {
    // `formers` holds what was saved or shown since the server drew the form, which the form's own hidden fields do not know.
    const values = { ...Object.fromEntries(new FormData(sent)), ...formers() };
    setSaved(false);
    try {
      await callApi(action, { method: "POST", body: values, as: "user" });
    } catch (error) {
      return formFaultOf(error);
    }
    if (leaveTo !== undefined) {
      // If this cannot be loaded, the next page notices that nobody is signed in any more.
      const account = await import("#lib/reader/saved/leave-account").catch(() => null);
      await account?.leaveAccount({ isGone: true });
      window.location.assign(leaveTo);
      return null;
    }
    setSaved(true);
    noteSaved(values);
    if (typeof values.theme === "string") {
      writeStored(themeKey, parseTheme(values.theme));
      showTheme(parseTheme(values.theme), document);
    }
    if (isLocale(values.language) && values.language !== locale) chooseLanguage(values.language);
    else router.refresh();
    return null;
  });

  return (
    <form
      ref={form}
      id={isSentBack || isFirstSaved ? undefined : name}
      action={action}
      method="post"
      noValidate
      className={accountForm}
      onSubmit={send}
    >
      <input type="hidden" name="locale" value={locale} />
      <AccountFieldIsland />
      {props.isSaved && <SaidOnceIsland />}
      {fault && (
        <p {...(isSentBack && anchor)} className="fault scroll-mt-20" role="alert">
          <FaultReason
            reason={fault.reason}
            text={texts[fault.reason]}
            signInAgain={texts.signInAgain}
            locale={locale}
          />
        </p>
      )}
      {fields.map((field) => {
        const code = fault?.faults[field.name];
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
          aria-busy={isBusy || undefined}
        >
          {submit}
        </button>
        <p {...(isFirstSaved && anchor)} className="scroll-mt-20" role="status">
          {isSaved && texts.saved}
        </p>
      </div>
    </form>
  );
}
