import { type QcMetric, type QcReport } from '@omics-portal/qc-metrics';
import { escapeHtml } from './escape-html.ts';
import {
  formatNumber,
  gapSentence,
  LEVEL_LABELS,
  METRIC_LABELS,
  notComputedSentence,
  OMICS_LABELS,
  reasonSentence,
} from './report-texts.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
th, td { text-align: left; padding: 0.35rem 0.6rem; border-bottom: 1px solid #8886; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.verdict { border: 2px solid currentColor; border-radius: 6px; padding: 0.5rem 1rem; }
.note { opacity: 0.8; }
figure { margin: 0; }
svg { max-width: 100%; height: auto; }
@media print {
  body { margin: 0; max-width: none; padding: 0; font-size: 11px; }
  tr, figure, .verdict { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;

/** HTML document of a report: self-contained, without scripts. `sections` are HTML. */
export function htmlDocument(report: QcReport, sections: readonly string[]): string {
  const title = OMICS_LABELS[report.omics];
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body>
<h1>${title}</h1>
${report.input.synthetic ? '<p><strong>Synthetic data: made by a generator, not measured.</strong></p>' : ''}
${sections.join('\n')}
</body>
</html>
`;
}

/** Sentence about the program and the time of a report, as HTML. */
export function originSentence({ generatedAt, software }: QcReport): string {
  return `Made ${escapeHtml(generatedAt)} by ${escapeHtml(software.name)} ${escapeHtml(software.version)}.`;
}

/** Section of all figures of the batch. */
export function metricsSection({ metrics }: QcReport): string {
  return `<h2>Figures</h2>
${table(['Figure', 'Value', '95 % interval', 'History (mean ± SD)', 'Rank', 'Grade'], metrics.map(metricRow))}`;
}

/** Section of the sets that the batch was compared with; empty without any. */
export function referencesSection({ references }: QcReport): string {
  return references.length > 0
    ? `<h2>Compared with</h2><ul>${references.map((item) => `<li>${escapeHtml(item.title)} (${escapeHtml(item.licence)}; ${escapeHtml(item.source)})</li>`).join('')}</ul>`
    : '';
}

/** Section of the verdict with its reasons. */
export function verdictSection({ verdict }: QcReport): string {
  const gaps = (verdict.gaps ?? []).map((gap) => `<li>${escapeHtml(gapSentence(gap))}</li>`);
  const listOf = (advisory: boolean) =>
    verdict.reasons
      .filter((reason) => (reason.advisory ?? false) === advisory)
      .map((reason) => `<li>${LEVEL_LABELS[reason.level]}: ${escapeHtml(reasonSentence(reason))}</li>`)
      .join('');
  const advice = listOf(true);
  return `<section class="verdict"><h2>Verdict: ${LEVEL_LABELS[verdict.level]}</h2>${gaps.length > 0 ? `<ul>${gaps.join('')}</ul>` : ''}<ul>${listOf(false)}</ul>
${advice === '' ? '' : `<p>For information; the total score decides:</p><ul>${advice}</ul>`}
<p class="note">Thresholds: ${escapeHtml(verdict.profile.id)} ${escapeHtml(verdict.profile.version)}</p></section>`;
}

function metricRow({ key, value, unit, interval, history, rank, grade, notComputed }: QcMetric): string[] {
  return [
    cell(METRIC_LABELS[key]),
    value === null ? cell(notComputed ? notComputedSentence(notComputed) : '') : numberCell(value, unit),
    cell(interval ? `${formatNumber(interval.low)} to ${formatNumber(interval.high)}` : ''),
    cell(history ? `${formatNumber(history.mean)} ± ${formatNumber(history.sd)} (n = ${history.n})` : ''),
    cell(rank ? `${rank.position} of ${rank.of}` : ''),
    cell(grade ?? ''),
  ];
}

/** Table of cells that are HTML. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('\n')}</tbody></table>`;
}

/** Cell of text. */
export function cell(text: string): string {
  return `<td>${escapeHtml(text)}</td>`;
}

/** Cell of a number with its unit. */
export function numberCell(value: number, unit = ''): string {
  return `<td class="number">${formatNumber(value)}${unit === '' ? '' : ` ${unit}`}</td>`;
}
