import "server-only";
import type { z } from "zod";

/** What is wrong with a body, by field: the `errors` of a problem. */
export const shapeFaults = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join("."), issue.message]));
