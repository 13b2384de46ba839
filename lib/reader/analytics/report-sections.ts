/** The sections of the operator's report, the same for the page and for the terminal. In plain English, for operators. */
import type { Counted, Figures } from "#lib/reader/analytics/figures";
import { numberFormat } from "#lib/base/i18n/formats";
import { plainLine } from "#lib/base/text/text";

export type Section = {
  title: string;
  /** What the chart shows, in one sentence with its figures. */
  summary: string;
  /** `days` draws columns along time, `bars` draws bars below each other. */
  chart: "days" | "bars";
  heads: [label: string, count: string, ...more: string[]];
  rows: (Counted & { more?: string[] })[];
};

/** How the report writes counts. */
export const whole = numberFormat("en", {});
const decimal = numberFormat("en", { maximumFractionDigits: 1 });
const share = numberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const shareOf = (part: number, all: number) => (all === 0 ? "none" : share.format(part / all));
const total = (rows: readonly Counted[]) => rows.reduce((sum, row) => sum + row.count, 0);
const many = (count: number, one: string, more = `${one}s`) =>
  `${whole.format(count)} ${count === 1 ? one : more}`;

/** The sections of the report, in order. */
export function reportSections({
  pageViews,
  searches,
  mostRead,
  newsletter,
  waitlist,
  conversion,
}: Figures): Section[] {
  const { visitors, signedIn, signedUp, averageVisits, medianHours } = conversion;
  return [
    {
      title: "Page views",
      summary: `${many(pageViews.total, "page view")}; ${many(pageViews.visitors, "visitor")} who allowed analytics.`,
      chart: "days",
      heads: ["Day (UTC)", "Page views"],
      rows: pageViews.byDay,
    },
    {
      title: "Searches without results",
      summary: `${whole.format(searches.withoutResults)} of ${many(searches.total, "search", "searches")} found nothing (${shareOf(searches.withoutResults, searches.total)}).`,
      chart: "bars",
      heads: ["Searched for", "Searches", "Where"],
      rows: searches.queries.map(({ label, count, place }) => ({ label, count, more: [place] })),
    },
    {
      title: "Most read",
      summary: "Pieces by how often their page was opened, all languages together.",
      chart: "bars",
      heads: ["Piece", "Page views"],
      rows: mostRead,
    },
    {
      title: "Newsletter by language",
      summary: `${many(total(newsletter), "sign-up")} in all, by the language of the page.`,
      chart: "bars",
      heads: ["Language", "Sign-ups"],
      rows: newsletter,
    },
    {
      title: "Waitlist by language",
      summary: `${many(total(waitlist), "sign-up")} in all, by the language waited for.`,
      chart: "bars",
      heads: ["Language", "Sign-ups"],
      rows: waitlist,
    },
    {
      title: "From anonymous to signed in",
      summary: `${shareOf(signedIn, visitors)} of the visitors who first came in these days have signed in since. ${
        averageVisits === null
          ? "Nobody signed up."
          : `Those who signed up had come ${decimal.format(averageVisits)} times before, and took ${decimal.format(medianHours ?? 0)} hours (median).`
      }`,
      chart: "bars",
      heads: ["Step", "Visitors", "Share"],
      rows: [
        { label: "First came", count: visitors, more: [shareOf(visitors, visitors)] },
        { label: "Signed in", count: signedIn, more: [shareOf(signedIn, visitors)] },
        { label: "of those, signed up", count: signedUp, more: [shareOf(signedUp, visitors)] },
      ],
    },
  ];
}

/** The days that a report counts, as a sentence. */
export const reportPeriod = ({ from, to }: Pick<Figures, "from" | "to">): string =>
  `${from.toISOString().slice(0, 10)} to ${to.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** A section as lines for the terminal. */
export function sectionText({ title, summary, heads, rows }: Section): string {
  // Anybody may have sent the addresses and searches, and a terminal would obey control characters in them.
  const table = [
    heads,
    ...rows.map(({ label, count, more = [] }) => [label, whole.format(count), ...more].map(plainLine)),
  ];
  const widths = heads.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  return [title, summary, "", ...(rows.length === 0 ? ["Nothing yet."] : lines)].join("\n");
}
