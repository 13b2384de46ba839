import { buyPlan } from "#lib/product/account/buy-plan";
import { checkoutForm } from "#lib/product/account/plans";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

const perUser = { name: "checkout", points: 10, seconds: 60 };

/** Redirects a user to the payment service's page, to buy a plan. A JSON request gets the address instead. */
const openCheckout = (request: Request) =>
  takeForm(request, requireUser, {
    name: "checkout",
    page: "/upgrade",
    shape: checkoutForm,
    limit: perUser,
    save: async (user, { plan, locale }) => ({ leaveTo: await buyPlan(user.id, plan, locale) }),
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: openCheckout });
