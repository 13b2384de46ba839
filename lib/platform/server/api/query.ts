import "server-only";

/** The parameters of a request's address, read as pages read theirs: the first value of a repeated parameter counts. */
export const readQuery = (request: Request): Partial<Record<string, string>> =>
  Object.fromEntries([...new URL(request.url).searchParams].toReversed());
