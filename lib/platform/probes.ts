/** Whether somebody watches the state of this process, such as a load balancer, which is to hear of its end before it comes. */
import { evenNow } from "#lib/base/values/even-clock";
import { processWide } from "#lib/base/values/process-wide";

/** Probes are at most so far apart, and go on for at least so long: whoever has asked once or twice is not watching. */
const apartMs = 15_000;
const watchedMs = 10_000;

const noted = () => processWide("probes", () => ({ since: -Infinity, last: -Infinity }));

/** Notes that somebody has asked how this process is. */
export function noteProbe(): void {
  const [probes, now] = [noted(), evenNow()];
  if (now - probes.last > apartMs) probes.since = now;
  probes.last = now;
}

/** Whether somebody keeps asking how this process is. */
export function isWatched(): boolean {
  const { since, last } = noted();
  return evenNow() - last <= apartMs && last - since >= watchedMs;
}
