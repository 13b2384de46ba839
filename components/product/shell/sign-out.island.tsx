"use client";
import { useClerk } from "@clerk/nextjs";
import type { SubmitEvent } from "react";
import { menuItem } from "@/components/product/shell/menu-item";

type Props = { label: string; home: string; locale: string };

/**
 * Why an island: the session ends in the browser first, where the sign-in service keeps it. Without JavaScript the form
 * ends it on the server.
 */
export function SignOutIsland({ label, home, locale }: Props) {
  const clerk = useClerk();
  const leave = (event: SubmitEvent<HTMLFormElement>) => {
    if (!clerk.loaded) return;
    event.preventDefault();
    const form = event.currentTarget;
    clerk.signOut(() => window.location.assign(home)).catch(() => form.submit());
  };
  return (
    <form action="/api/account/sign-out" method="post" onSubmit={leave}>
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={menuItem}>
        {label}
      </button>
    </form>
  );
}
