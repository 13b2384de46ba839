import { expect, test } from "vitest";
import { proofQuestions, type Asked } from "@/components/product/security/step-up/proof-questions";

/** Questions, the one that is shown, and what the steps that asked were told. */
function open() {
  const shown: (Asked | null)[] = [];
  const told: string[] = [];
  const questions = proofQuestions((question) => void shown.push(question));
  const ask = (step: string, level?: Asked["level"]) => {
    const tell = (how: string) => () => void told.push(`${step}: ${how}`);
    questions.ask({ level, complete: tell("complete"), cancel: tell("cancel") });
  };
  return { questions, ask, told, shown: () => shown.at(-1) ?? null };
}

test.each(["complete", "cancel"] as const)("of two steps that ask at once, both are told: %s", (how) => {
  const { questions, ask, told, shown } = open();
  ask("add a passkey");
  const first = shown();
  ask("remove an address");
  expect(shown()).toBe(first);
  if (first) questions.close(first, how);
  expect(told).toEqual([`add a passkey: ${how}`, `remove an address: ${how}`]);
  expect(shown()).toBeNull();
});

test("a step that names no level is told with those that ask for the usual one", () => {
  const { questions, ask, told, shown } = open();
  ask("add a passkey");
  ask("turn the app off", "second_factor");
  const first = shown();
  if (first) questions.close(first, "complete");
  expect(told).toEqual(["add a passkey: complete", "turn the app off: complete"]);
  expect(shown()).toBeNull();
});

test("a step that asks for another level is asked after the one that is shown", () => {
  const { questions, ask, told, shown } = open();
  ask("add a passkey", "first_factor");
  ask("turn the app off", "second_factor");
  const first = shown();
  expect(first?.level).toBe("first_factor");
  if (first) questions.close(first, "complete");
  expect(told).toEqual(["add a passkey: complete"]);
  expect(shown()?.level).toBe("second_factor");
});

test("a proof that comes after its dialog was cancelled answers no later question", () => {
  const { questions, ask, told, shown } = open();
  ask("add a passkey");
  const cancelled = shown();
  if (cancelled) questions.close(cancelled, "cancel");
  ask("remove an address");
  const next = shown();
  if (cancelled) questions.close(cancelled, "complete");
  expect(told).toEqual(["add a passkey: cancel"]);
  expect(shown()).toBe(next);
});
