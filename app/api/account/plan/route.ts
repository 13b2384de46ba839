import { planForm } from "#lib/account/plans";
import { wishForPlan } from "#lib/account/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/signed-in-form";
import { requireUser } from "#lib/platform/server/sign-in";

/** Notes which plan a user would like. Nothing is charged. */
const keepWish = (request: Request) =>
  takeForm(request, requireUser, {
    name: "plan",
    page: "/upgrade",
    shape: planForm,
    save: (user, { plan }) => wishForPlan(user.id, plan),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: keepWish });
