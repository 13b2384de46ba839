/**
 * Feature flags: what each one changes for a reader, and what holds until the operator says otherwise. The same defaults
 * hold in the browser when the call for the flags fails. Neither moves anything that a reader is looking at: both are
 * asked for on first intent, and act after it.
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

/** What `GET /api/flags` answers. Flags that this version does not know may be among them. */
export type Flags = Record<FlagName, Flag> & Partial<Record<string, Flag>>;
