import { changeSettings } from "#lib/account/store";
import { settingsForm } from "#lib/account/settings";
import { makeDefault } from "#lib/locations/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { FieldProblem, takeForm } from "#lib/platform/server/api/signed-in-form";
import { requireUser } from "#lib/platform/server/sign-in";

/** Keeps the settings form: language, theme, call-back number, default location. */
const keepSettings = (request: Request) =>
  takeForm(request, requireUser, {
    name: "preferences",
    page: "/settings",
    shape: settingsForm,
    save: async (user, { defaultLocationId, ...settings }) => {
      if (!(await makeDefault(user.id, defaultLocationId)))
        throw new FieldProblem({ defaultLocationId: "locationInvalid" });
      await changeSettings(user.id, settings);
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepSettings });
