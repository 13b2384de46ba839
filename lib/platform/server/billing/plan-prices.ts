import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { requireBilling } from "#lib/platform/server/billing/billing";
import type { PlanPrice } from "#lib/platform/server/billing/stripe-billing";
import { memo } from "#lib/platform/server/memo";
import { nullOnError } from "#lib/platform/server/null-on-error";

/** A page does not wait longer for what the plans cost. */
const longestWaitMs = 3_000;

/** What the plans cost, as of the last minute or so; null while that cannot be read. */
export const readPlanPrices = (): Promise<PlanPrice[] | null> =>
  nullOnError("plan prices not read", () =>
    Promise.race([
      memo("plan-prices", () => requireBilling().readPrices()),
      sleep(longestWaitMs, null, { ref: false }),
    ]),
  );
