import type { Call, CallCard } from "#lib/product/calls/call";

/** A call of a list as the API tells it. */
export const cardJson = ({ createdAt, ...card }: CallCard) => ({
  ...card,
  createdAt: createdAt.toISOString(),
});

/** A call as the API tells it. Cost is in US dollars. */
export const callJson = ({ createdAt, endedAt, notBefore, costCents, ...call }: Call) => ({
  ...call,
  costUsd: costCents === null ? null : costCents / 100,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  notBefore: notBefore?.toISOString() ?? null,
});

/** An answer that belongs to one user and to no cache. */
export const privateJson = (
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
) => Response.json(body, { ...init, headers: { "cache-control": "no-store", ...init.headers } });
