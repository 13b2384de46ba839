/** Calls, made by a test's signed-in browser. */
import { expect, type APIResponse, type Page } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";
import { isCallState, isLive, type CallState, type Outcome } from "#lib/base/site/call-states";

const outcomes: Outcome[] = ["completed", "no-answer", "busy", "voicemail", "refused", "failed"];

/** The call-back number that makes the simulator produce an outcome. */
export const numberFor = (outcome: Outcome): string => `+1202555019${outcomes.indexOf(outcome)}`;

/** A number that asks for no special outcome. */
export const plainNumber = "+12025550142";

/** Signs the browser in and opens the list of calls, where it gets its session token. */
export async function enter(page: Page, email = freshEmail(), url = siteUrl): Promise<void> {
  await signIn(page, email, url);
  await page.goto(`${url}/calls`);
}

/** The API's answer to a signed-in browser. The token is valid for a minute, and is renewed afterwards. */
export async function getAsUser(page: Page, path: string, url = siteUrl): Promise<APIResponse> {
  const answer = await page.request.get(url + path);
  if (answer.status() !== 401) return answer;
  const fresh = await page.context().newPage();
  await fresh.goto(`${url}/calls`);
  await fresh.close();
  return page.request.get(url + path);
}

/** Some businesses of the directory. A user may have only one live call with each. */
export async function someBusinesses(page: Page, url = siteUrl): Promise<{ id: string; name: string }[]> {
  const answer = await getAsUser(page, "/api/explore", url);
  return ((await answer.json()) as { businesses: { id: string; name: string }[] }).businesses;
}

/** A business of the directory, always the same one. */
export async function someBusiness(page: Page, url = siteUrl): Promise<{ id: string; name: string }> {
  const [business] = await someBusinesses(page, url);
  if (!business) throw new Error("The directory is empty");
  return business;
}

export type Started = { status: number; id: string };

/** Starts a call through the API. */
export async function startCall(
  page: Page,
  wish: Record<string, unknown> = {},
  url = siteUrl,
): Promise<Started> {
  const answer = await page.request.post(`${url}/api/calls`, {
    headers: { origin: url },
    data: {
      businessId: (wish.businessId as string | undefined) ?? (await someBusiness(page, url)).id,
      request: "What does the first hour cost?",
      language: "en",
      callbackNumber: plainNumber,
      idempotencyKey: crypto.randomUUID(),
      ...wish,
    },
  });
  const body = (await answer.json()) as { id?: string };
  return { status: answer.status(), id: body.id ?? "" };
}

export type ToldCall = {
  state: CallState;
  steps: { state: CallState; at: string }[];
  transcript: { text: string }[] | null;
  durationSeconds: number | null;
  costUsd: number | null;
};

/** The call as described by the API. */
export async function readCall(page: Page, id: string, url = siteUrl): Promise<ToldCall> {
  const answer = await getAsUser(page, `/api/calls/${id}`, url);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ToldCall;
}

/** Waits until the call is over, and returns it. */
export async function endOfCall(page: Page, id: string, url = siteUrl): Promise<ToldCall> {
  let call = await readCall(page, id, url);
  await expect
    .poll(
      async () => {
        call = await readCall(page, id, url);
        return isCallState(call.state) && isLive(call.state);
      },
      { timeout: 60_000, intervals: [500] },
    )
    .toBe(false);
  return call;
}
