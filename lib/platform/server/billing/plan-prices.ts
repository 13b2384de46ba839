import "server-only";
import { requireBilling } from "#lib/platform/server/billing/billing";
import type { PlanPrice } from "#lib/platform/server/billing/subscription";
import { memo } from "#lib/platform/server/memo";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { within } from "#lib/base/values/within";

/** The longest that a page waits for the prices of the plans. */
const longestWaitMs = 3_000;

/** The prices of the plans, about a minute old at most; null while they cannot be read. */
export const readPlanPrices = (): Promise<PlanPrice[] | null> =>
  nullOnError("plan prices not read", () =>
    within(
      longestWaitMs,
      memo("plan-prices", () => requireBilling().readPrices()),
    ),
  );
