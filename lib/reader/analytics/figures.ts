/** The operator's figures: what a report counts. */

export type Counted = { label: string; count: number };

/** The days counted, from the first moment of one to the moment of counting, in UTC. */
export type Period = { from: Date; to: Date; days: number };

export type Figures = Pick<Period, "from" | "to"> & {
  pageViews: { total: number; visitors: number; byDay: Counted[] };
  searches: { total: number; withoutResults: number; queries: (Counted & { place: string })[] };
  /** Pieces by how often their page was opened, in whatever language and under whichever of their addresses. */
  mostRead: Counted[];
  /** Everybody on a list today, whenever they came. */
  newsletter: Counted[];
  waitlist: Counted[];
  conversion: {
    /** Visitors who first came within the days counted. */
    visitors: number;
    /** Those of them who signed in since. */
    signedIn: number;
    /** Those who had no account before they came. */
    signedUp: number;
    /** Of those who signed up; null when nobody did. */
    averageVisits: number | null;
    medianHours: number | null;
  };
};
