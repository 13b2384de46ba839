/**
 * Feature flags: what each one changes for a reader, and its value until the operator sets it. The browser uses the same defaults
 * when it cannot read the flags. No flag moves anything that a reader is looking at: they are read at the reader's first intent,
 * and take effect after it.
 */

type Defaults = Record<string, { enabled: boolean; config: Record<string, string | number | boolean> }>;

export const flagDefaults = {
  /** After a reader has said that a piece was helpful, the thanks carry a link to the newsletter box. */
  newsletter_prompt_after_feedback: {
    enabled: true,
    /** `after`: `yes` for readers who found the piece helpful, `any` for every answer. */
    config: { after: "yes" },
  },
  /** The header's search box suggests pieces while a reader types. Off, it is a plain search box. */
  search_suggestions: {
    enabled: true,
    /** `min_characters`: how many must be typed before the first suggestion. */
    config: { min_characters: 1 },
  },
} as const satisfies Defaults;

export type FlagName = keyof typeof flagDefaults;
export const flagNames = Object.keys(flagDefaults) as FlagName[];

export type Flag = { enabled: boolean; config: Record<string, unknown> };

/** The answer of `GET /api/flags`. It may contain flags that this version does not know. */
export type Flags = Record<FlagName, Flag> & Partial<Record<string, Flag>>;
