import { changeSettings } from "#lib/account/store";
import { settingsForm } from "#lib/account/settings";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/signed-in-form";
import { requireUser } from "#lib/platform/server/sign-in";

/** Keeps the settings form: language, theme, call-back number, default location. */
const keepSettings = (request: Request) =>
  takeForm(request, requireUser, {
    name: "preferences",
    page: "/settings",
    shape: settingsForm,
    save: async (user, { defaultLocationId: _, ...settings }) => changeSettings(user.id, settings),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepSettings });
