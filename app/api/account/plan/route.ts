import { accountStore } from "#lib/product/account/account-store";
import { planForm } from "#lib/product/account/plans";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

/** Notes which plan a user would like. Nothing is charged. */
const keepWish = (request: Request) =>
  takeForm(request, requireUser, {
    name: "plan",
    page: "/upgrade",
    shape: planForm,
    save: async (user, { plan }) => accountStore(await database()).wishForPlan(user.id, plan, new Date()),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepWish });
