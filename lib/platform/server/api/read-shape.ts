import "server-only";
import type { z } from "zod";
import { bodyLimitOf } from "#lib/platform/body-limits";
import { readBody } from "#lib/platform/server/api/body";
import { shapeFaults } from "#lib/platform/server/api/shape-faults";
import { Problem } from "#lib/platform/server/answers/problem";

/** The JSON of a request, within its address's limit, parsed by its shape. Throws the Problem 400 with `title` for any other. */
export async function readShape<T>(request: Request, shape: z.ZodType<T>, title: string): Promise<T> {
  const { value } = await readBody(request, bodyLimitOf(new URL(request.url).pathname));
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new Problem(400, title, { errors: shapeFaults(parsed.error) });
  return parsed.data;
}
