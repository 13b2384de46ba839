/** A sink is a service that receives what readers do: our own backend, Segment, Vercel. Nothing here waits or throws. */
import type { PageView } from "#lib/reader/analytics/page-view";
import type { NamedEvent, SentEvent } from "#lib/reader/analytics/shape-events";
import type { Traits } from "#lib/reader/analytics/identity";

export type Sink = {
  page(view: { view: PageView; name: string; sent: SentEvent }): void;
  event(event: { named: NamedEvent; sent: SentEvent }): void;
  identify?(userId: string, traits: Traits): void;
  alias?(userId: string, anonId: string): void;
  reset?(): void;
  /** Nothing is sent after this. */
  stop(): void;
};
