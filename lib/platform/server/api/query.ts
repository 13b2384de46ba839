import "server-only";

/** The parameters of a request's address, as pages read theirs: one that is repeated counts as its first value. */
export const readQuery = (request: Request): Partial<Record<string, string>> =>
  Object.fromEntries([...new URL(request.url).searchParams].toReversed());
