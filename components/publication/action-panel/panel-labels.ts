import type { AgeBand, Difficulty } from "#lib/publication/content/fields";

/** The words of the panel, in the page's language. */
export type PanelLabels = Record<
  | "close"
  | "loading"
  | "none"
  | "noneText"
  | "browse"
  | "failed"
  | "tooMany"
  | "retry"
  | "open"
  | "helpLines"
  | "goal"
  | "steps"
  | "noSteps"
  | "see"
  | "say"
  | "minutes",
  string
> & {
  age: Record<AgeBand, string>;
  difficulty: Record<Difficulty, string>;
  /** The note on an action that is not in the page's language; an English page does not need it. */
  inEnglish?: string;
};
