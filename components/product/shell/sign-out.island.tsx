"use client";
import { useClerk } from "@clerk/nextjs";
import { menuItem } from "@/components/product/shell/menu-item";
import { useSubmit } from "@/components/ui/use-submit";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import { sendEventsNow } from "#lib/reader/analytics/send-now";
import { within } from "#lib/base/values/within";
import type { Locale } from "#lib/base/i18n/locales";

/**
 * Sends the account those changes of the saved list and the ticks that it does not know yet. Returns a function that removes them
 * from this browser; if that cannot be loaded, the next page does it.
 */
const prepareToLeave = async () => {
  // Sent under the user's own session; events after its end belong to nobody.
  sendEventsNow();
  const account = await import("#lib/reader/saved/leave-account").catch(() => null);
  await account?.tellBeforeLeaving();
  return async () => account?.leaveAccount().catch(() => undefined);
};

/** How long a user who leaves, perhaps a shared computer, waits for a service that does not answer. */
const longestMs = 4_000;

type Props = { label: string; home: string; locale: Locale; className?: string };

/**
 * Why an island: the session ends in the browser first, where the sign-in service keeps it. Without JavaScript the form ends it on
 * the server.
 */
export function SignOutIsland({ label, home, locale, className = menuItem }: Props) {
  const clerk = useClerk();
  const { isBusy, onSubmit } = useSubmit({ isLeaving: true });
  const leave = async (form: HTMLFormElement): Promise<null> => {
    const leaveAccount = await within(longestMs, prepareToLeave()).catch(() => () => Promise.resolve());
    const post = () => void leaveAccount().then(() => form.submit());
    // Without a session Clerk's code does nothing: it has ended elsewhere since the server drew this page.
    if (!clerk.loaded || !clerk.session) {
      post();
      return null;
    }
    // The session ends first: a live one would bring back what is removed from this browser.
    const ending = clerk.signOut(() => leaveAccount().then(() => window.location.assign(home)));
    await within(longestMs, ending).catch(post);
    return null;
  };
  return (
    <form
      action="/api/account/sign-out"
      method="post"
      onSubmit={onSubmit((form) => showWaiting(leave(form)))}
    >
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={className} aria-busy={isBusy || undefined}>
        {label}
      </button>
    </form>
  );
}
