/** What a press of Sign out leads to, with Clerk's browser code in each of its states. */
import type { ReactElement, SubmitEvent } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { SignOutIsland } from "@/components/product/shell/sign-out.island";

type Clerk = {
  loaded: boolean;
  session?: object | null;
  signOut: (ended: () => Promise<void>) => Promise<void>;
};
const clerk = vi.hoisted((): { current: Clerk | null } => ({ current: null }));
vi.mock("@clerk/nextjs", () => ({ useClerk: () => clerk.current }));
// Without React, which would draw the button busy meanwhile.
vi.mock("@/components/ui/use-submit", () => ({
  useSubmit: () => ({
    isBusy: false,
    onSubmit: (send: (form: HTMLFormElement) => unknown) => (event: SubmitEvent<HTMLFormElement>) =>
      void send(event.currentTarget),
  }),
}));
vi.mock("#lib/platform/browser/page/show-waiting", () => ({ showWaiting: <T>(loading: T) => loading }));
vi.mock("#lib/reader/analytics/send-now", () => ({ sendEventsNow: () => undefined }));
const account = vi.hoisted(() => ({
  tellBeforeLeaving: () => Promise.resolve(),
  leaveAccount: vi.fn(() => Promise.resolve()),
}));
vi.mock("#lib/reader/saved/leave-account", () => account);

const submit = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  for (const one of [submit, assign, account.leaveAccount]) one.mockClear();
  vi.stubGlobal("window", { location: { assign } });
});

function press(state: Clerk): void {
  clerk.current = state;
  const { props } = SignOutIsland({ label: "Sign out", home: "/", locale: "en" }) as ReactElement<{
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  }>;
  props.onSubmit({ preventDefault: () => undefined, currentTarget: { submit } } as never);
}

test("a session is ended in the browser, and the home page opened", async () => {
  press({ loaded: true, session: {}, signOut: (ended) => ended() });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  expect(account.leaveAccount).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ["has not loaded", { loaded: false }],
  ["knows of no session any more", { loaded: true, session: null }],
])("the server is asked where Clerk's code %s", async (_, state) => {
  // Clerk's code calls nothing back when there is no session to end.
  press({ ...state, signOut: () => Promise.resolve() });
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(account.leaveAccount).toHaveBeenCalledTimes(1);
});
