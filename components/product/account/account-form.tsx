import { getTranslations } from "next-intl/server";
import { AccountFormIsland } from "@/components/product/account/account-form.island";
import type { AccountFormField } from "@/components/product/account/form-field";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { changedFields } from "#lib/base/values/changed-fields";
import { formReason } from "#lib/base/site/form-problems";
import type { FormOutcome } from "#lib/platform/server/api/form-return";

type Props = {
  /** The name under which the form's endpoint knows it. */
  name: string;
  action: string;
  fields: readonly AccountFormField[];
  submit: string;
  /** What the form says when it is done, in place of the usual words that it is saved. */
  saved?: string;
  /** The outcome of a post without JavaScript, whichever form of the page it was. */
  outcome: FormOutcome;
  isQuiet?: boolean;
  leaveTo?: string;
};

function withTyped(field: AccountFormField, typed: string | undefined): AccountFormField {
  if (typed === undefined || field.kind === "hidden") return field;
  return field.kind === "tick" ? { ...field, isTicked: true } : { ...field, value: typed };
}

/** Adds the saved value as `kept`: as long as the field still holds it, sending the form changes nothing. */
const withKept = (field: AccountFormField): AccountFormField =>
  field.kind === "hidden" || field.kind === "tick" ? field : { ...field, kept: field.value };

/** One form of the account's screens. After a failed post it holds what was typed and says what is wrong. */
export async function AccountForm({ fields, outcome, saved, ...rest }: Props) {
  const t = await getTranslations("account.form");
  const sentBack = outcome.sentBack?.form === rest.name ? outcome.sentBack : null;
  const typed = sentBack && changedFields(sentBack.values);
  return (
    <AccountFormIsland
      {...rest}
      locale={await currentLocale()}
      fields={fields.map((field) => withTyped(withKept(field), typed?.[field.name]))}
      isSaved={outcome.saved === rest.name}
      fault={sentBack && { reason: formReason(sentBack.reason), faults: sentBack.faults }}
      texts={{
        saved: saved ?? t("saved"),
        faults: t("faults"),
        expired: t("expired"),
        signedOut: t("signedOut"),
        signInAgain: t("signInAgain"),
        otherAccount: t("otherAccount"),
        otherAccountHere: t("otherAccountHere"),
        tooMany: t("tooMany"),
        failed: t("failed"),
        languageInvalid: t("languageInvalid"),
        themeInvalid: t("themeInvalid"),
        locationInvalid: t("locationInvalid"),
        phoneInvalid: t("phoneInvalid"),
        nameTooLong: t("nameTooLong"),
        planInvalid: t("planInvalid"),
        unconfirmed: t("unconfirmed"),
      }}
    />
  );
}
