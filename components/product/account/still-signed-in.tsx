import { getTranslations } from "next-intl/server";
import { FormRefusal } from "@/components/product/shell/form-refusal";
import { SignOutIsland } from "@/components/product/shell/sign-out.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** Shown to a user who pressed 'Sign out' and could not be signed out, with the button to press again. */
export async function StillSignedIn() {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <FormRefusal id="sign-out">{t("account.profile.stillSignedIn")}</FormRefusal>
      <SignOutIsland
        label={t("auth.signOut")}
        home={localePath("/", locale)}
        locale={locale}
        className="button"
      />
    </div>
  );
}
