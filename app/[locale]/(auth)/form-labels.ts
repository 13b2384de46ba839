import { getTranslations } from "next-intl/server";
import { formFaults, type FormFault } from "./form-fault";

/** Every string of the sign-in forms, in the language of the page. */
export async function formLabels() {
  const t = await getTranslations("auth");
  const common = await getTranslations("common");
  return {
    loading: common("loading"),
    working: t("working"),
    email: t("email"),
    password: t("password"),
    newPasswordHint: t("newPasswordHint"),
    firstName: `${t("firstName")} (${t("optional")})`,
    show: t("show"),
    submitSignIn: t("submitSignIn"),
    submitSignUp: t("submitSignUp"),
    withoutScript: t("withoutScript"),
    code: {
      title: t("code.title"),
      // The address is put in by the form, which knows it.
      text: t("code.text", { email: "{email}" }),
      label: t("code.label"),
      submit: t("code.submit"),
      resend: t("code.resend"),
      resent: t("code.resent"),
      back: t("code.back"),
    },
    unreachable: {
      title: t("unreachable.title"),
      text: t("unreachable.text"),
      retry: t("unreachable.retry"),
      home: t("unreachable.home"),
    },
    faults: Object.fromEntries(formFaults.map((fault) => [fault, t(`fault.${fault}`)])) as Record<
      FormFault,
      string
    >,
  };
}

export type FormLabels = Awaited<ReturnType<typeof formLabels>>;
