import "server-only";
/** A service that has failed is left alone with everything that waits for it: others would wait behind tries that fail as well. */
import { delayAfter, type Delays } from "#lib/platform/server/queue";
import { processWide } from "#lib/base/values/process-wide";

/** The pauses of the services of a queue, by the queue's name, each longer than the one before until the service works again. */
export function servicePauses<Service>(queue: string, delays: Delays) {
  const pauses = processWide(`${queue}-pauses`, () => new Map<Service, { faults: number; until: Date }>());
  return {
    /** Until when each service that has failed is left alone. */
    until: (): ReadonlyMap<Service, Date> =>
      new Map([...pauses].map(([service, { until }]) => [service, until] as const)),

    /** Leaves a service alone, and returns until when. Null for the fault of a try at the same time, or of a last one: no news. */
    begin(service: Service, now: Date): Date | null {
      const last = pauses.get(service);
      if (last && now < last.until) return null;
      const faults = (last?.faults ?? 0) + 1;
      const until = new Date(now.getTime() + delayAfter(delays, faults));
      pauses.set(service, { faults, until });
      return until;
    },

    /** The service works. */
    end: (service: Service): void => void pauses.delete(service),
  };
}
