import { expect, test } from "vitest";
import { formatPhone } from "#lib/product/directory/business/phone";

test("telephone numbers are written as people write them, and on one line", () => {
  expect(formatPhone("+15035550123")).toBe("(503)\u00a0555-0123");
  expect(formatPhone("+441632960001")).toBe("+441632960001");
});
