import { getTranslations } from "next-intl/server";
import { SaidOnceIsland } from "@/components/product/shell/said-once.island";
import { EmailField } from "@/components/reader/forms/email-field";
import { Honeypot } from "@/components/reader/forms/honeypot";
import { LocaleLink } from "@/components/site/locale-link";
import { Alert } from "@/components/ui/alert";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { longestNumber } from "#lib/base/values/phone-number";
import { doNotCallForm, doNotCallProblems } from "#lib/product/calls/do-not-call/do-not-call-form";

type Props = {
  isSaved: boolean;
  /** The error code in the address after a post was sent back. */
  problem: string | string[] | undefined;
  typed: Readonly<Record<string, string>>;
};

/** The form by which a business asks not to be called, what happens then, and how to ask without it. */
export async function DoNotCallForm({ isSaved, problem, typed }: Props) {
  const t = await getTranslations("calls.doNotCall");
  const forms = await getTranslations("forms");
  const code = doNotCallProblems.find((one) => one === problem) ?? null;
  const isNumber = code === "numberRequired" || code === "numberInvalid";
  const isEmail = code === "emailRequired" || code === "emailInvalid";
  return (
    <div className="grid max-w-measure grid-cols-1 gap-5">
      {/* Screen readers read a new document from its top. The focus, by anchor or attribute, makes them begin at the outcome. */}
      {isSaved && (
        <div id={doNotCallForm} tabIndex={-1}>
          <Alert tone="good" title={t("saved")} role="status" />
          <SaidOnceIsland />
        </div>
      )}
      {code && !isNumber && !isEmail && (
        // eslint-disable-next-line jsx-a11y/no-autofocus -- what the page was opened to say
        <p role="alert" className="fault" tabIndex={-1} autoFocus>
          {t(code)}
        </p>
      )}
      <form action="/api/do-not-call" method="post" noValidate className="grid max-w-[28rem] gap-4">
        <input type="hidden" name="locale" value={await currentLocale()} />
        <div className="grid gap-1">
          <label htmlFor="do-not-call-number" className="text-sm font-semibold">
            {t("number")}
          </label>
          <small id="do-not-call-number-hint" className="text-soft">
            {t("numberHint")}
          </small>
          <input
            id="do-not-call-number"
            className="field"
            name="number"
            type="tel"
            autoComplete="tel"
            maxLength={longestNumber}
            defaultValue={typed.number ?? ""}
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the field at fault, on the page that a post came back to
            autoFocus={isNumber}
            aria-invalid={isNumber || undefined}
            aria-describedby={`do-not-call-number-hint${isNumber ? " do-not-call-number-fault" : ""}`}
          />
          {isNumber && (
            <p id="do-not-call-number-fault" className="fault mt-1">
              {t(code)}
            </p>
          )}
        </div>
        <EmailField
          id="do-not-call-email"
          label={forms("email.label")}
          placeholder={forms("email.placeholder")}
          hint={t("emailHint")}
          defaultValue={typed.emailAddress ?? ""}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={isEmail}
          fault={isEmail ? forms(code) : null}
          isInvalid={isEmail}
        />
        <Honeypot />
        <button className="button justify-self-start" type="submit">
          {t("submit")}
        </button>
      </form>
      <h2 className="mt-6">{t("proofTitle")}</h2>
      <p>{t("proof")}</p>
      <p>{t("onCall")}</p>
      <p className="meta">{t("kept")}</p>
      <p className="meta">
        <LocaleLink href="/privacy">{t("ofCalls")}</LocaleLink>
      </p>
    </div>
  );
}
