import { expect, test } from "vitest";
import account from "@/messages/en/account.json" with { type: "json" };
import calls from "@/messages/en/calls.json" with { type: "json" };
import { callStates } from "#lib/base/site/call-states";

/** Fixed texts: they keep their spelling whatever the sentences around them do. */
const names = {
  queued: "Queued",
  ringing: "Ringing",
  "in-progress": "In progress",
  completed: "Completed",
  "no-answer": "No answer",
  busy: "Busy",
  voicemail: "Voicemail",
  refused: "Refused",
  failed: "Failed",
  cancelled: "Cancelled",
};

test("each state of a call has its fixed name on screen, and the help explains it by that name", () => {
  expect(Object.keys(names).toSorted()).toEqual(callStates.toSorted());
  expect(calls.states).toEqual(names);
  for (const name of Object.values(names)) expect(account.help.answers.states.answer).toContain(name);
});
