import { expect, test } from "vitest";
import { untilProven } from "@/components/product/security/step-up/until-proven";

/** As Clerk's code gives it. */
const proofAsked = () => ({
  clerk_error: { type: "forbidden", reason: "reverification-error", metadata: { reverification: undefined } },
});

/** A step that the service lets pass at last, asked for proof so many times more than Clerk's code sees to. */
function stepAsked(times: number) {
  let taken = 0;
  return () => Promise.resolve((taken += 1) > times ? { deleted: true } : proofAsked());
}

test("a step that is asked proof for once more after it was given is not taken for one that is done", async () => {
  expect(await untilProven(stepAsked(0))).toEqual({ deleted: true });
  expect(await untilProven(stepAsked(2))).toEqual({ deleted: true });
});

test("whoever gives up is asked no more", async () => {
  const steps = [() => Promise.resolve(proofAsked()), () => Promise.reject(new Error("cancelled"))];
  await expect(untilProven(() => (steps.shift() ?? stepAsked(0))())).rejects.toThrow("cancelled");
});
