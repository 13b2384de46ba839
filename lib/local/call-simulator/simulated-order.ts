/** The order for a simulated call, and the outcomes that a call can have. */
export const simulatedOutcomes = [
  "completed",
  "no-answer",
  "busy",
  "voicemail",
  "refused",
  "failed",
] as const;
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

export type SimulatedOrder = {
  id: string;
  business: {
    name: string;
    /** By weekday, Monday first. */
    hours: { opens: string; closes: string }[][];
    /** Prices in whole US dollars; null where the price depends. */
    services: { name: string; price: number | null }[];
  };
  request: string;
  language: string;
  /** The language of the summary. */
  summaryLanguage: string;
  callbackNumber: string;
};

/** A line of the transcript. */
export type Line = { speaker: "agent" | "business" | "note"; text: string };
