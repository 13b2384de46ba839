import type { useUser } from "@clerk/nextjs";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { withBadge } from "@/components/product/looks";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { relativeTime } from "#lib/base/i18n/dates";
import { dotted } from "#lib/base/values/dotted";

type User = NonNullable<ReturnType<typeof useUser>["user"]>;
export type ListedSession = Awaited<ReturnType<User["getSessions"]>>[number];

type Props = {
  labels: SecurityLabels;
  tag: string;
  session: ListedSession;
  isHere: boolean;
  /** Whether another session of the list is on a device that is called the same. */
  isAlike: boolean;
  isBusy: boolean;
  end: () => void;
};

/** What the device of a session is called. */
export function deviceOf({ latestActivity }: ListedSession, { sessions: words }: SecurityLabels): string {
  const { browserName, browserVersion, deviceType } = latestActivity;
  const browser = [browserName, browserVersion].filter(Boolean).join(" ");
  return browser && deviceType
    ? words.device.replace("{browser}", browser).replace("{device}", deviceType)
    : browser || deviceType || words.unknown;
}

/** One place where the user is signed in: the device, where it was, and when it was last used. */
export function SessionRow({ labels, tag, session, isHere, isAlike, isBusy, end }: Props) {
  const { sessions: words, date } = labels;
  const { city, country, ipAddress } = session.latestActivity;
  const device = deviceOf(session, labels);
  const now = new Date();
  // The sign-in service notes it only now and then, also of the session that reads this.
  const when = relativeTime(isHere ? now : session.lastActiveAt, now, tag, date);
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 wrap-anywhere">
        <p className={withBadge}>
          <b>{device}</b> {isHere && <Badge tone="marked">{words.here}</Badge>}
        </p>
        <p id={`session-${session.id}`} className="meta">
          {dotted([words.active.replace("{when}", when), place, ipAddress])}
        </p>
      </div>
      {!isHere && (
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={end}
          id={`end-${session.id}`}
          aria-labelledby={isAlike ? `end-${session.id} session-${session.id}` : undefined}
        >
          {words.signOut.replace("{device}", device)}
        </Button>
      )}
    </li>
  );
}
