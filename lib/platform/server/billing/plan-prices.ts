import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { requireBilling } from "#lib/platform/server/billing/billing";
import type { PlanPrice } from "#lib/platform/server/billing/subscription";
import { memo } from "#lib/platform/server/memo";
import { nullOnError } from "#lib/platform/server/null-on-error";

/** The longest that a page waits for the prices of the plans. */
const longestWaitMs = 3_000;

/** The prices of the plans, about a minute old at most; null while they cannot be read. */
export const readPlanPrices = (): Promise<PlanPrice[] | null> =>
  nullOnError("plan prices not read", () =>
    Promise.race([
      memo("plan-prices", () => requireBilling().readPrices()),
      sleep(longestWaitMs, null, { ref: false }),
    ]),
  );
