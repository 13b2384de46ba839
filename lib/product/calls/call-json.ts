import type { Call } from "#lib/product/calls/call";

/** A call as the API tells it. Cost is in US dollars. */
export const callJson = ({ createdAt, endedAt, notBefore, costCents, ...call }: Call) => ({
  ...call,
  costUsd: costCents === null ? null : costCents / 100,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  notBefore: notBefore?.toISOString() ?? null,
});
