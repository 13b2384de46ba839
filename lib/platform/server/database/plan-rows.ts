import "server-only";
import { z } from "zod";

const planRows = z.object({ rows: z.array(z.object({ "QUERY PLAN": z.string() })) });

/** The lines of the database's answer to `explain`. */
export const planLines = (answer: unknown): string[] =>
  planRows.parse(answer).rows.map((row) => row["QUERY PLAN"]);
