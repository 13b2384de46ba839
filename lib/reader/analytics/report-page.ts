/** The operator's report as one HTML file without scripts or external resources, which can be mailed or printed. */
import type { Figures } from "#lib/reader/analytics/figures";
import { sectionChart } from "#lib/reader/analytics/report-chart";
import { reportPeriod, reportSections, whole, type Section } from "#lib/reader/analytics/report-sections";
import { escapeHtml } from "#lib/base/text/escape-html";

const longestTable = 16;

const style = `
:root{color-scheme:light dark;--paper:light-dark(#f7f8f5,#0d1222);--ink:light-dark(#10182f,#eceef6);--soft:light-dark(#4b546c,#a9b1c9);--line:light-dark(#d9dde2,#2a3250);--bar:light-dark(#2f2bc4,#a9b4ff)}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:72rem;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.15;margin:0 0 .25rem}h2{font-size:1.4rem;margin:0;padding-top:.75rem;border-top:3px solid var(--ink)}
section{margin-top:3rem}p{max-width:66ch;margin:.25rem 0 1rem;color:var(--soft)}
.pair{display:grid;gap:1.5rem 3rem;align-items:start}@media(min-width:56rem){.pair{grid-template-columns:1fr 1fr}}
svg{width:100%;max-width:32rem;height:auto;font-size:14px;fill:var(--ink)}rect{fill:var(--bar)}path{stroke:var(--line);fill:none}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}caption{text-align:left;font-size:.9rem;color:var(--soft)}
th,td{padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400;vertical-align:top;white-space:nowrap}tbody th{white-space:normal;overflow-wrap:anywhere}thead th{font-weight:600}
th+td,thead th:nth-child(2){text-align:right}
.scroll{max-height:20.5rem;overflow:auto;border-bottom:1px solid var(--line)}.scroll thead th{position:sticky;top:0;background:var(--paper)}
.scroll:focus-visible{outline:2px solid var(--bar);outline-offset:3px}
@media print{.scroll{max-height:none}}`;

/** The page for the figures. Everything that readers typed is escaped. */
export function reportPage(name: string, figures: Figures): string {
  const title = `${escapeHtml(name)}: report`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}
</style></head><body><main><h1>${title}</h1><p>${reportPeriod(figures)}. Counted are readers who allowed analytics, and what is kept of them for 90 days.</p>
${reportSections(figures).map(sectionHtml).join("\n")}
</main></body></html>
`;
}

function sectionHtml(section: Section, index: number): string {
  const id = `section-${index + 1}`;
  const { title, summary, rows } = section;
  const content =
    rows.length === 0
      ? "<p>Nothing yet.</p>"
      : `<div class="pair">${sectionChart(section, `${id}-chart`)}${scrolled(section)}</div>`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2><p>${escapeHtml(summary)}</p>${content}</section>`;
}

/** The table; a long one in a region of its own that can be scrolled, with the keyboard too. */
const scrolled = (section: Section): string =>
  section.rows.length <= longestTable
    ? table(section)
    : `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(section.title)}: figures">${table(section)}</div>`;

function table({ title, heads, rows }: Section): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const body = rows
    .map(({ label, count, more = [] }) => {
      const cells = [whole.format(count), ...more].map((text) => `<td>${escapeHtml(text)}</td>`);
      return `<tr><th scope="row">${escapeHtml(label)}</th>${cells.join("")}</tr>`;
    })
    .join("");
  return `<table><caption>${escapeHtml(title)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
