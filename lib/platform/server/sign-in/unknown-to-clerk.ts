import "server-only";
import { isClerkAPIResponseError } from "@clerk/nextjs/errors";

/** Whether the sign-in service has answered that there is no such user or session. */
export const isUnknownToClerk = (error: unknown): boolean =>
  isClerkAPIResponseError(error) && error.status === 404;
