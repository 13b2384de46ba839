import { expect, test, vi } from "vitest";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { Problem } from "#lib/platform/server/answers/problem";
import { callChangeForm } from "#lib/product/calls/commands/change-call";

vi.mock("#lib/product/calls/queue/run-calls", () => ({ wakeCalls: () => undefined }));

/** Where a browser without JavaScript is led whose session has ended. */
async function ledBack(kind: "cancel" | "retry" | "delete", fields: string): Promise<string | null> {
  const request = new Request(`http://localhost/api/calls/one/${kind}`, {
    method: "POST",
    body: fields,
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
  });
  const refuse = () => Promise.reject(new Problem(401, "Sign in to use this"));
  const answer = await takeForm(request, refuse, callChangeForm(kind, "one"));
  return answer.headers.get("location");
}

test("a change that is refused leads back to the call as it was opened from the list of a state", async () => {
  expect(await ledBack("delete", "state=busy&locale=de")).toBe(
    "/de/call/one?ask=delete&state=busy&problem=expired#actions",
  );
  expect(await ledBack("retry", "state=cancelled")).toBe(
    "/call/one?ask=retry&state=cancelled&problem=expired#actions",
  );
  expect(await ledBack("cancel", "state=ringing")).toBe("/call/one?state=ringing&problem=expired#actions");
});

test("from the whole list, or from one that there is none of, it names no list", async () => {
  for (const fields of ["", "state=", "state=unheard-of"])
    expect(await ledBack("delete", fields)).toBe("/call/one?ask=delete&problem=expired#actions");
});
