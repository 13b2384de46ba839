import "server-only";
/** What the operator may set of each flag. Apart from the flags themselves, which the browser loads and this it need not. */
import { z } from "zod";
import type { flagDefaults, FlagName } from "#lib/reader/visitor/flags";

/** `said` completes the sentence that refuses any other value. */
type Setting = { shape: z.ZodType; said: string };

export const flagSettings: {
  [Name in FlagName]: Record<keyof (typeof flagDefaults)[Name]["config"], Setting>;
} = {
  newsletter_prompt_after_feedback: { after: { shape: z.enum(["yes", "any"]), said: '"yes" or "any"' } },
  search_suggestions: {
    // A search box takes 200.
    min_characters: { shape: z.int().min(1).max(200), said: "a whole number from 1 to 200" },
  },
};
