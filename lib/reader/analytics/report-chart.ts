/** The report's charts: SVG drawn by hand, readable without its table, which has the same figures. */
import type { Counted } from "#lib/reader/analytics/figures";
import { whole, type Section } from "#lib/reader/analytics/report-sections";
import { escapeHtml } from "#lib/base/text/escape-html";
import { cutText } from "#lib/base/text/text";

const width = 440;
const most = (rows: readonly Counted[]) => Math.max(1, ...rows.map(({ count }) => count));
const cut = (label: string, length: number) =>
  cutText(label, length) === label ? label : `${cutText(label, length - 1)}…`;
/** Pixels, rounded to a tenth: more digits would only lengthen the page. */
const px = (value: number) => String(Math.round(value * 10) / 10);

/** The chart of a section, with a name for assistive technology; empty where there is nothing to draw. */
export function sectionChart({ title, summary, chart, rows }: Section, id: string): string {
  if (rows.length === 0) return "";
  const { height, body } = chart === "days" ? days(rows) : bars(rows);
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc"><title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(summary)}</desc>${body}</svg>`;
}

const row = 46;
const countWidth = 56;

/** One bar for each row, with its label above and its count after it. */
function bars(rows: readonly Counted[]) {
  const scale = (width - countWidth) / most(rows);
  const drawn = rows.map(({ label, count }, index) => {
    const top = index * row;
    const length = count * scale;
    return `<text x="0" y="${top + 14}">${escapeHtml(cut(label, 50))}</text><rect x="0" y="${top + 20}" width="${px(length)}" height="16"/><text x="${px(length + 8)}" y="${top + 28}" dominant-baseline="central">${whole.format(count)}</text>`;
  });
  return { height: rows.length * row, body: drawn.join("") };
}

const plot = { top: 24, height: 160, bottom: 28, left: 56 };

/**
 * One column for each day over a scale of three lines. The first and the last day are labelled, and the highest shows its count.
 */
function days(rows: readonly Counted[]) {
  const top = niceTop(most(rows));
  const base = plot.top + plot.height;
  const y = (count: number) => base - (count / top) * plot.height;
  const step = (width - plot.left) / rows.length;
  const lines = [0, top / 2, top].map(
    (count) =>
      `<path d="M${plot.left} ${px(y(count))}H${width}"/><text x="${plot.left - 8}" y="${px(y(count))}" text-anchor="end" dominant-baseline="central">${whole.format(count)}</text>`,
  );
  const columns = rows.map(
    ({ label, count }, index) =>
      `<rect x="${px(plot.left + index * step + step * 0.1)}" y="${px(y(count))}" width="${px(step * 0.8)}" height="${px(base - y(count))}"><title>${escapeHtml(label)}: ${whole.format(count)}</title></rect>`,
  );
  const name = (label: string, x: number, anchor: string) =>
    `<text x="${px(x)}" y="${base + 18}" text-anchor="${anchor}">${escapeHtml(label)}</text>`;
  const names = [
    name(rows[0]?.label ?? "", plot.left, "start"),
    ...(rows.length > 1 ? [name(rows.at(-1)?.label ?? "", width, "end")] : []),
  ];
  return { height: base + plot.bottom, body: [...lines, ...columns, ...names].join("") };
}

/** The next of 2, 4, 10, 20, 40, 100 and so on: numbers whose half is a whole number too. */
function niceTop(count: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 10]) if (step * unit >= count) return step * unit;
}
