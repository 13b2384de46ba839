/** A plain form whose reader the sign-in service did not name in time. */
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

const { auth, sent } = vi.hoisted(() => ({ auth: vi.fn(), sent: { headers: new Headers() } }));
vi.mock("@clerk/nextjs/server", () => ({ auth, clerkClient: vi.fn() }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => sent.headers,
}));
const { takeForm } = await import("#lib/platform/server/api/form-endpoint");
const { requireUser } = await import("#lib/platform/server/sign-in/sign-in");
const { unansweredHeader } = await import("#lib/platform/server/sign-in/sign-in-patience");

// As Clerk's code does where its middleware has not run to its end.
beforeEach(() => {
  auth.mockReset().mockRejectedValue(new Error("Clerk can't detect usage of clerkMiddleware()"));
  sent.headers = new Headers();
});

function post(body: BodyInit, type: string): Promise<Response> {
  const request = new Request("http://localhost/api/calls", {
    method: "POST",
    body,
    headers: { "sec-fetch-site": "same-origin", "content-type": type },
  });
  const save = () => Promise.reject(new Error("Nobody may save this"));
  return takeForm(request, requireUser, {
    name: "start-call",
    page: "/business/one",
    shape: z.object({}),
    save,
  });
}

const form = "application/x-www-form-urlencoded";

test("a form that nobody could answer comes back to its page with what was typed, and says when to try again", async () => {
  sent.headers.set(unansweredHeader, "1");
  const answer = await post("request=When+are+you+open%3F&locale=fr", form);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("set-cookie")).toContain("lantern-sent-back=");
  expect(await answer.text()).toContain('content="0; url=/fr/business/one?problem=failed#start-call"');
  expect(auth).not.toHaveBeenCalled();
});

test("a form comes back too when nothing can say who is signed in; only code gets the error itself", async () => {
  const answer = await post("request=When+are+you+open%3F", form);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  await expect(post('{"request":"When are you open?"}', "application/json")).rejects.toThrow("Clerk");
});
