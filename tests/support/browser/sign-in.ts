/** Signs a test's browser in, with the requests that Clerk's own browser code makes. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import auth from "@/messages/en/auth.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { siteUrl } from "@/scripts/site-under-test";

/** The password of every user that tests create. */
export const testPassword = "a-password-of-the-tests";

export type SignedInUser = { id: string; email: string };

/** An unused address. */
export const freshEmail = (): string => `reader-${randomUUID().slice(0, 13)}@lantern.example`;

type Answer = {
  response?: { id: string; created_user_id?: string | null };
  client?: { sessions: { user: { id: string } }[] } | null;
  errors?: { code: string }[];
};

/**
 * Signs the browser of `page` in as the user with that e-mail address, who is created if there is none; as a new user if no address
 * is given. Needs no open page of the site, and bears none in this browser that is still loading the sign-in service: its script
 * asks for a client of its own, whose cookie would take the place of the one that is being signed up. `url` names a server other
 * than the one under test.
 */
export async function signIn(page: Page, asked?: string, url = siteUrl): Promise<SignedInUser> {
  const email = asked ?? freshEmail();
  const call = async (path: string, form: Record<string, string>): Promise<Answer> => {
    const answer = await page.request.post(`${url}/__clerk/v1/client/${path}`, {
      form,
      headers: { origin: url },
    });
    return (await answer.json()) as Answer;
  };
  if (asked !== undefined) {
    const entered = await call("sign_ins", { identifier: email, password: testPassword });
    const known = entered.client?.sessions.at(-1)?.user.id;
    if (known) return { id: known, email };
    // The host does not distinguish an unknown address from a wrong password.
    expect(entered.errors?.[0]?.code).toBe("form_password_or_identifier_incorrect");
  }
  const created = await call("sign_ups", { email_address: email, password: testPassword });
  const attempt = `sign_ups/${created.response?.id ?? ""}`;
  await call(`${attempt}/prepare_verification`, { strategy: "email_code" });
  const done = await call(`${attempt}/attempt_verification`, { strategy: "email_code", code: emailedCode });
  const id = done.response?.created_user_id;
  if (!id) throw new Error(`${email} could not be signed up: ${JSON.stringify(done.errors)}`);
  return { id, email };
}

/** Signs out by the menu of the sidebar, which leads to the home page. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole("complementary", { name: shell.sidebar })
    .getByRole("button", { name: shell.accountMenu })
    .click();
  await page.getByRole("button", { name: auth.signOut }).click();
  await page.waitForURL(`${siteUrl}/`);
}

/**
 * Removes every cookie from the browser of `page`, as after its session has ended. The page is left first: an answer still on its
 * way to the open page could set the session's cookies again.
 */
export async function dropSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
