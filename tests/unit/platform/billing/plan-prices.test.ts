import { afterEach, expect, test, vi } from "vitest";
import { readPlanPrices } from "#lib/platform/server/billing/plan-prices";
import { logger } from "#lib/platform/server/logger";

vi.mock("#lib/platform/server/billing/billing", () => ({
  requireBilling: () => ({ readPrices: () => new Promise<never>(() => undefined) }),
}));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a page waits three seconds for the prices of the plans, and the log says that they did not come", async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(logger, "error").mockReturnValue();
  const shown = vi.fn();
  void readPlanPrices().then(shown);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toHaveBeenCalledExactlyOnceWith(null);
  expect(log.mock.calls).toEqual([[{ error: "no answer in time" }, "plan prices not read"]]);
});
