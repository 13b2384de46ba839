import { useEffect, useState, type ReactNode } from "react";
import { useClerk } from "@clerk/nextjs";
import { Spinner } from "@/components/ui/spinner";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { ProviderLabels } from "./provider-labels";

/** How long the sign-in service may take before the reader is told. */
const patienceMs = 10_000;

type Props = { labels: ProviderLabels; home: string; children: ReactNode };

/**
 * Shows `children` once Clerk's browser code has loaded; until then 'Loading...', and what to do when it does not load, or when the
 * browser keeps no cookies, without which nobody stays signed in.
 */
export function ProviderGate({ labels, home, children }: Props) {
  const { loaded, status } = useClerk();
  // On a slow device Clerk is ready, or has failed, before React has hydrated the page. Rendering that then would throw away the
  // whole page, with everything typed in it.
  const isHydrated = useIsHydrated();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [loaded]);
  const isWithoutCookies = isHydrated && !navigator.cookieEnabled;
  if (isHydrated && loaded && !isWithoutCookies) return children;
  if (!isHydrated || (!isWithoutCookies && !isLate && status !== "error"))
    return (
      <>
        <p role="status" className="flex min-h-48 items-center gap-3 noscript:hidden">
          <Spinner />
          <span>{labels.loading}</span>
        </p>
        <noscript>
          <p className="fault">{labels.withoutScript}</p>
        </noscript>
      </>
    );
  const why = isWithoutCookies ? labels.withoutCookies : labels.unreachable;
  return (
    <div role="alert" className="grid gap-4">
      <h2>{why.title}</h2>
      <p>{why.text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {labels.unreachable.retry}
        </button>
        <a className="button button-quiet" href={home}>
          {labels.unreachable.home}
        </a>
      </p>
    </div>
  );
}
