/** How often calls may be made is what the operator is told, who has to answer for it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callAllowance, callBacksADay } from "#lib/product/calls/allowance/allowance";
import { requestsOfNumber } from "#lib/product/calls/do-not-call/do-not-call-store";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";

const words = new Map([
  [1, "one"],
  [3, "three"],
  [30, "thirty"],
  [100, "hundred"],
]);
const spoken = (count: number) => words.get(count) ?? String(count);
const textOf = (file: string) => readFileSync(`docs/${file}`, "utf8").replaceAll(/\s+/g, " ");

test("a business, whoever is called back, and a user have as many calls as the documents say", () => {
  const provider = textOf("call-provider.md");
  expect(provider).toContain(`a number is called ${spoken(callsToNumberADay)} times within 24 hours`);
  expect(provider).toContain(
    `A call-back number is given for ${spoken(callBacksADay)} calls within 24 hours, by all users together. That is as many as one user may start.`,
  );
  expect(callBacksADay).toBe(callAllowance.day);
  expect(provider).toContain(`among the ${spoken(callAllowance.live)} that a user may have going on at once`);
  expect(provider).toContain(`a ${spoken(requestsOfNumber)} requests are kept`);
  expect(textOf("operators.md")).toContain(`at most ${spoken(callAllowance.day)} a day`);
  const { live, business, day } = callAllowance;
  expect(textOf("decisions.md")).toContain(
    `${spoken(live)} going on at once, ${spoken(business)} of them to the same business, ${spoken(day)}`,
  );
});
