/** The operator's figures, which a report shows. */

export type Counted = { label: string; count: number };

/** The counted days, in UTC: from the start of the first one to the moment of counting. */
export type Period = { from: Date; to: Date; days: number };

export type Figures = Pick<Period, "from" | "to"> & {
  pageViews: { total: number; visitors: number; byDay: Counted[] };
  searches: { total: number; withoutResults: number; queries: (Counted & { place: string })[] };
  /** The most opened pieces, whatever the language and whichever of their addresses was used. */
  mostRead: Counted[];
  /** Everybody on the list today, whenever they joined. */
  newsletter: Counted[];
  waitlist: Counted[];
  conversion: {
    /** Visitors who first came within the counted days. */
    visitors: number;
    /** Those of them who have signed in since. */
    signedIn: number;
    /** Those of them who had no account before they came. */
    signedUp: number;
    /** Of the visitors who signed up; null when nobody did. */
    averageVisits: number | null;
    medianHours: number | null;
  };
};
