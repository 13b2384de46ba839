import { changeSettings } from "#lib/product/account/change-settings";
import { settingsForm } from "#lib/product/account/settings";
import { languageCookie, languageCookieSeconds } from "#lib/base/i18n/language-choice";
import type { Locale } from "#lib/base/i18n/locales";
import { cookieLine } from "#lib/platform/server/api/cookies";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { fieldProblem } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** The cookie that the language menu sets for a choice too, for a form that is sent without a script. */
const choiceLine = (language: Locale) =>
  cookieLine(languageCookie, language, {
    path: "/",
    maxAgeSeconds: languageCookieSeconds,
    isReadable: true,
  });

/** Saves what the settings form changes of language, theme, call-back number and default location. */
const keepSettings = (request: Request) =>
  takeForm(request, requireUser, {
    name: "preferences",
    page: "/settings",
    shape: settingsForm,
    save: async (user, { locale, ...changes }) => {
      if (!(await changeSettings(await database(), user.id, changes)))
        throw fieldProblem({ defaultLocationId: "locationInvalid" });
      const { language } = changes;
      return language === undefined || language === locale
        ? {}
        : { locale: language, cookieLines: [choiceLine(language)] };
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepSettings });
