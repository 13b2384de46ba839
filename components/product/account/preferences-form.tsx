import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/product/account/account-form";
import type { AccountSettings } from "#lib/product/account/settings";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isSwitchable } from "#lib/base/i18n/language-choice";
import { languages, locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import type { FormOutcome } from "#lib/platform/server/api/form-return";
import { themes } from "#lib/base/theme/theme";

type Props = {
  settings: AccountSettings;
  /** The user's saved places; the default one is marked. */
  locations: readonly { id: string; name: string; isDefault: boolean }[];
  outcome: FormOutcome;
};

/**
 * Call-back number, default location, language and theme. The language is that of the page until another is chosen; languages that
 * are not offered yet link to their waitlist.
 */
export async function PreferencesForm({ settings, locations, outcome }: Props) {
  const t = await getTranslations("account.settings");
  const steps = await getTranslations("account.start.steps");
  const save = (await getTranslations("account.form"))("saveSettings");
  const locale = await currentLocale();
  const offered = locales.filter((one) => one === locale || isSwitchable(one));
  const awaited = locales.filter((one) => !offered.includes(one));
  return (
    <AccountForm
      name="preferences"
      action="/api/account/settings"
      outcome={outcome}
      submit={save}
      fields={[
        {
          kind: "text",
          name: "callBackNumber",
          label: t("callBackNumber"),
          hint: t("callBackHint"),
          value: settings.callBackNumber ?? "",
          autoComplete: "tel",
          inputMode: "tel",
        },
        {
          kind: "select",
          name: "defaultLocationId",
          label: t("defaultLocation"),
          hint: locations.length === 0 ? t("noLocations") : t("defaultLocationHint"),
          value: locations.find(({ isDefault }) => isDefault)?.id ?? "",
          options: [
            { value: "", label: t("noLocation") },
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ],
          ...(locations.length === 0
            ? {
                more: {
                  links: [{ href: localePath("/locations", locale), label: steps("location.action") }],
                },
              }
            : {}),
        },
        {
          kind: "choice",
          name: "theme",
          label: t("theme"),
          hint: t("themeHint"),
          value: settings.theme,
          options: themes.map((theme) => ({ value: theme, label: t(theme) })),
        },
        {
          kind: "choice",
          name: "language",
          label: t("language"),
          value: locale,
          options: offered.map((one) => ({
            value: one,
            label: languages[one].label,
            lang: languages[one].tag,
          })),
          ...(awaited.length > 0
            ? {
                more: {
                  text: t("languageHint"),
                  links: awaited.map((one) => ({
                    href: localePath(`/waitlist?language=${one}`, locale),
                    label: languages[one].label,
                    lang: languages[one].tag,
                  })),
                },
              }
            : {}),
        },
      ]}
    />
  );
}
