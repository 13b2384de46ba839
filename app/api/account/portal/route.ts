import { managePlan } from "#lib/product/account/buy-plan";
import { portalForm } from "#lib/product/account/plans";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

const perUser = { name: "portal", points: 10, seconds: 60 };

/** Redirects a user to the payment service's page, to change or cancel a plan. A JSON request gets the address instead. */
const openPortal = (request: Request) =>
  takeForm(request, requireUser, {
    name: "portal",
    page: "/upgrade",
    shape: portalForm,
    limit: perUser,
    save: async (user, { locale }) => ({ leaveTo: await managePlan(user.id, locale) }),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: openPortal });
