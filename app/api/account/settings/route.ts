import { accountStore } from "#lib/product/account/account-store";
import { settingsForm } from "#lib/product/account/settings";
import { locationStore } from "#lib/product/locations/location-store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { fieldProblem } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

/** Keeps the settings form: language, theme, call-back number, default location. */
const keepSettings = (request: Request) =>
  takeForm(request, requireUser, {
    name: "preferences",
    page: "/settings",
    shape: settingsForm,
    save: async (user, { defaultLocationId, ...settings }) => {
      const db = await database();
      if (!(await locationStore(db).makeDefault(user.id, defaultLocationId)))
        throw fieldProblem({ defaultLocationId: "locationInvalid" });
      await accountStore(db).changeSettings(user.id, settings);
    },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepSettings });
