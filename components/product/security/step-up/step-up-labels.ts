import { getTranslations } from "next-intl/server";
import { words } from "#lib/base/i18n/words";
import { formLabels } from "@/components/product/sign-in/form-labels";

/** The words of the dialog that asks for proof, in the language of the page. */
export async function stepUpLabels() {
  const t = await getTranslations("security.stepUp");
  const { faults, working, code } = await formLabels();
  return {
    faults,
    working,
    resend: code.resend,
    resent: code.resent,
    stepUp: words(t, [
      "title",
      "text",
      "passkeyText",
      "password",
      "app",
      "backup",
      "email",
      "confirm",
      "cancel",
      "usePassword",
      "usePasskey",
      "useEmail",
      "useApp",
      "useBackup",
      "none",
    ]),
  };
}

export type StepUpLabels = Awaited<ReturnType<typeof stepUpLabels>>;
