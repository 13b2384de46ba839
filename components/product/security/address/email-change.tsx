import { getTranslations } from "next-intl/server";
import { EmailChangeIsland } from "@/components/product/security/address/email-change.island";
import { stepUpLabels } from "@/components/product/security/step-up/step-up-labels";
import { providerLabels } from "@/components/product/shell/provider-labels";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** The form for a new sign-in address, folded away. It needs the sign-in service's own code, and so JavaScript. */
export async function EmailChange() {
  const t = await getTranslations("account.settings.emailChange");
  const auth = await getTranslations("auth");
  const addresses = await getTranslations("security.addresses");
  return (
    <details className="fold open:pb-4 noscript:hidden">
      <summary>{t("title")}</summary>
      <EmailChangeIsland
        labels={await providerLabels()}
        stepUp={await stepUpLabels()}
        home={localePath("/", await currentLocale())}
        texts={{
          newEmail: t("newEmail"),
          send: t("send"),
          codeSent: auth("code.text", { email: "{email}" }),
          code: auth("code.label"),
          confirm: auth("code.submit"),
          back: auth("code.back"),
          done: t("done"),
          stays: t("stays", { email: "{email}" }),
          linked: addresses("linked"),
          remove: addresses("remove", { email: "{email}" }),
          faults: {
            emailRequired: auth("fault.emailRequired"),
            emailInvalid: auth("fault.emailInvalid"),
            taken: auth("fault.taken"),
            wrongCode: auth("fault.wrongCode"),
            codeExpired: auth("fault.codeExpired"),
            tooMany: auth("fault.tooMany"),
            failed: auth("fault.failed"),
          },
        }}
      />
    </details>
  );
}
