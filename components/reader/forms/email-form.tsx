import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { EmailField } from "@/components/reader/forms/email-field";
import { Honeypot } from "@/components/reader/forms/honeypot";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { formProblems, type FormProblemCode } from "#lib/base/site/form-problems";
import { readFormOutcome } from "#lib/platform/server/api/form-return";

type Props = {
  action: string;
  submit: string;
  /** The error code in the address after a post was sent back. */
  problem: string | string[] | undefined;
  /** What the form says when the address could not be saved. */
  failed: string;
  /** Further fields, above the address. */
  children?: ReactNode;
};

const isProblem = (value: unknown): value is FormProblemCode =>
  typeof value === "string" && (formProblems as readonly string[]).includes(value);

/** A sign-up form on a page of its own: a plain post, which works everywhere, with errors beside the field. */
export async function EmailForm({ action, submit, problem, failed, children }: Props) {
  const t = await getTranslations("forms");
  const locale = await currentLocale();
  // A wrong language is reported at its own field.
  const code = isProblem(problem) && problem !== "languageInvalid" ? problem : null;
  const { sentBack } = await readFormOutcome({ problem });
  return (
    <form action={action} method="post" noValidate className="grid max-w-[28rem] gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="formVersion" value="1" />
      {children}
      <EmailField
        id="email"
        label={t("email.label")}
        placeholder={t("email.placeholder")}
        defaultValue={sentBack?.values.emailAddress ?? ""}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a post was sent back: the focus is where the page says why
        autoFocus={code !== null}
        fault={code === "failed" ? failed : code && t(code)}
        isInvalid={code?.startsWith("email") ?? false}
      />
      <Honeypot />
      <button className="button justify-self-start" type="submit">
        {submit}
      </button>
    </form>
  );
}
