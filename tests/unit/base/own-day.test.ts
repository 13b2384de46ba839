import { expect, test } from "vitest";
import { formatDay, formatOwnDay } from "#lib/base/i18n/dates";

process.env.TZ = "America/Los_Angeles";

test("the evening of a day is told as that day where it is evening, and stored days in UTC", () => {
  const evening = new Date("2026-11-27T03:30:00Z");
  expect(formatOwnDay(evening, "en")).toBe("Nov 26, 2026");
  expect(formatDay(evening, "en")).toBe("Nov 27, 2026");
});
