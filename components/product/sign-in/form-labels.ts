import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { words } from "#lib/base/i18n/words";
import { providerLabels } from "@/components/product/shell/provider-labels";
import { signInFaults } from "./sign-in-fault";

/** Every string of the sign-in forms, in the language of the page. */
export async function formLabels() {
  const t = await getTranslations("auth");
  const data = await getTranslations("privacy.data");
  return {
    ...(await providerLabels()),
    working: t("working"),
    email: t("email"),
    password: t("password"),
    newPasswordHint: t("newPasswordHint"),
    firstName: `${t("firstName")} (${t("optional")})`,
    show: t("show"),
    submitSignIn: t("submitSignIn"),
    submitSignUp: t("submitSignUp"),
    code: {
      title: t("code.title"),
      // The form fills in the address.
      text: t("code.text", { email: "{email}" }),
      label: t("code.label"),
      submit: t("code.submit"),
      resend: t("code.resend"),
      resent: t("code.resent"),
      back: t("code.back"),
    },
    reset: {
      forgot: t("reset.forgot"),
      title: t("reset.title"),
      text: t("reset.text"),
      send: t("reset.send"),
      newPassword: t("reset.newPassword"),
      save: t("reset.save"),
      back: t("reset.back"),
    },
    or: t("or"),
    passkey: t("passkey"),
    // The browser fills in the provider's name, once it knows which ones are offered.
    provider: t("provider", { provider: "{provider}" }),
    second: {
      title: t("second.title"),
      text: t("second.text"),
      label: t("second.label"),
      backupText: t("second.backupText"),
      backupLabel: t("second.backupLabel"),
      useBackup: t("second.useBackup"),
      useApp: t("second.useApp"),
      submit: t("second.submit"),
      back: t("second.back"),
      lost: t("second.lost"),
      contact: { text: data("write"), href: localePath("/contact", await currentLocale()) },
    },
    faults: words((fault) => t(`fault.${fault}`), signInFaults),
  };
}

export type FormLabels = Awaited<ReturnType<typeof formLabels>>;
