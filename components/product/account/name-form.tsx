import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/product/account/account-form";
import type { FormOutcome } from "#lib/platform/server/api/form-return";
import type { Account } from "#lib/platform/server/sign-in/accounts";

type Props = {
  account: Account;
  /** The page that the form is on. */
  from: "profile" | "settings";
  outcome: FormOutcome;
};

/** First and last name, as the sign-in service keeps them. */
export async function NameForm({ account, from, outcome }: Props) {
  const t = await getTranslations("account");
  return (
    <AccountForm
      name="name"
      action="/api/account/name"
      outcome={outcome}
      submit={t("form.saveName")}
      fields={[
        { kind: "hidden", name: "from", value: from },
        {
          kind: "text",
          name: "firstName",
          label: t("settings.firstName"),
          value: account.firstName ?? "",
          autoComplete: "given-name",
        },
        {
          kind: "text",
          name: "lastName",
          label: t("settings.lastName"),
          value: account.lastName ?? "",
          autoComplete: "family-name",
        },
      ]}
    />
  );
}
