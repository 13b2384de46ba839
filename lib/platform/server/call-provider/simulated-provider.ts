import "server-only";
/** The provider of an installation without a real one: plays calls. How far each has come is stored with the call. */
import { lengthOf, reportAfter } from "#lib/local/call-simulator/simulated-call";
import type { CallProvider } from "#lib/platform/server/call-provider/call-provider";
import { isLive } from "#lib/base/site/call-states";

export const simulatedProvider: CallProvider = {
  name: "simulator",
  place: async (order) => ({ kind: "done", report: null, lookAgainMs: lengthOf(order, "queued") }),
  follow: async (order, state) => {
    const report = reportAfter(order, state);
    return {
      kind: "done",
      report,
      lookAgainMs: isLive(report.state) ? lengthOf(order, report.state) : null,
    };
  },
  cancel: async () => ({ kind: "done", report: null, lookAgainMs: null }),
};
