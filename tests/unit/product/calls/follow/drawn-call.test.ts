import { expect, test } from "vitest";
import { drawnCall } from "@/components/product/calls/follow/drawn-call";
import type { CallCard } from "#lib/product/calls/records/call";
import { callCardJson } from "#lib/product/calls/records/call-json";

const card: CallCard = {
  id: "a-call",
  businessId: "a-business",
  businessName: "Rivet & Spark",
  request: "When do you open?",
  language: "en",
  summaryLanguage: "en",
  state: "completed",
  summary: null,
  isSimulated: false,
  createdAt: new Date("2026-11-28T20:00:00Z"),
  notBefore: null,
  timeZone: "UTC",
};
const drawn = (call: CallCard) => JSON.stringify(drawnCall(call));
const told = (call: CallCard) =>
  JSON.stringify(drawnCall(JSON.parse(JSON.stringify(callCardJson(call))) as Record<string, unknown>));

test("a list is not drawn anew where the API tells the same, and is when it tells what came of a call", () => {
  const known = { ...card, summary: "At nine." };
  for (const call of [card, known]) expect(told(call)).toBe(drawn(call));
  expect(told(known)).not.toBe(drawn(card));
  expect(told({ ...card, state: "refused" })).not.toBe(drawn(card));
});
