import type { useUser } from "@clerk/nextjs";
import type { SecurityLabels } from "@/components/product/security/security-labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { relativeTime } from "#lib/base/i18n/dates";

type User = NonNullable<ReturnType<typeof useUser>["user"]>;
export type ListedSession = Awaited<ReturnType<User["getSessions"]>>[number];

type Props = {
  labels: SecurityLabels;
  tag: string;
  session: ListedSession;
  isHere: boolean;
  isBusy: boolean;
  end: () => void;
};

/** One place where the user is signed in: the device, where it was, and when it was last used. */
export function SessionRow({ labels, tag, session, isHere, isBusy, end }: Props) {
  const { sessions: words, date } = labels;
  const { browserName, browserVersion, deviceType, city, country, ipAddress } = session.latestActivity;
  const browser = [browserName, browserVersion].filter(Boolean).join(" ");
  const device =
    browser && deviceType
      ? words.device.replace("{browser}", browser).replace("{device}", deviceType)
      : browser || deviceType || words.unknown;
  const when = relativeTime(session.lastActiveAt, new Date(), tag, date);
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <p className="wrap-anywhere">
        <b>{device}</b> {isHere && <Badge tone="marked">{words.here}</Badge>}
        <br />
        <span className="meta">
          {[words.active.replace("{when}", when), place, ipAddress].filter(Boolean).join(" · ")}
        </span>
      </p>
      {!isHere && (
        <Button look="quiet" isBusy={isBusy} onClick={end}>
          {words.signOut.replace("{device}", device)}
        </Button>
      )}
    </li>
  );
}
