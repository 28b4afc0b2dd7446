import { type QcMetric, type QcReport } from '@omics-portal/qc-metrics';
import { pcaPlot } from './pca-plot.ts';
import { escapeHtml } from './escape-html.ts';
import {
  formatNumber,
  gapSentence,
  LEVEL_LABELS,
  METRIC_LABELS,
  noticeSentence,
  notComputedSentence,
  OMICS_LABELS,
  reasonSentence,
  scaleSentence,
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
`;

/** HTML report with all metrics: self-contained, without scripts. */
export function reportPage(report: QcReport): string {
  const title = OMICS_LABELS[report.omics];
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body>
<h1>${title}</h1>
${report.input.synthetic ? '<p><strong>Synthetic data: made by a generator, not measured.</strong></p>' : ''}
<p>${escapeHtml(report.input.dataFile)}, ${report.input.features} features, ${report.input.samples} libraries (${report.input.groups
    .map(({ group, samples }) => `${escapeHtml(group)}: ${samples}`)
    .join(
      ', ',
    )}). Made ${escapeHtml(report.generatedAt)} by ${escapeHtml(report.software.name)} ${escapeHtml(report.software.version)}.</p>
${verdictSection(report)}
${noticesSection(report)}
<h2>Figures</h2>
${table(['Figure', 'Value', '95 % interval', 'History (mean ± SD)', 'Rank', 'Grade'], report.metrics.map(metricRow))}
${(report.cautions ?? []).map(() => '<p class="note">The coefficient of variation was taken on log2 values, as the tables hold them; the history was made on intensities. It has no rank and no grade and is not in the total score.</p>').join('')}
${report.pca ? `<h2>Principal components</h2>\n${pcaPlot(report.pca)}` : ''}
${report.correlation ? `<p>Relative correlation over ${report.correlation.n} fold changes.</p>` : ''}
<h2>Libraries</h2>
${table(
  ['Library', 'Sample', 'Detected', 'Missing (%)', 'Verdict'],
  report.perSample.map((row) => [
    cell(row.library),
    cell(row.sample),
    numberCell(row.detected),
    numberCell(row.missingPercent),
    cell(LEVEL_LABELS[row.verdict]),
  ]),
)}
${report.references.length > 0 ? `<h2>Compared with</h2><ul>${report.references.map((item) => `<li>${escapeHtml(item.title)} (${escapeHtml(item.licence)}; ${escapeHtml(item.source)})</li>`).join('')}</ul>` : ''}
</body>
</html>
`;
}

function noticesSection({ input, notices = [] }: QcReport): string {
  const sentences = [scaleSentence(input), ...notices.map(noticeSentence)];
  return `<h2>What was found in the tables</h2><ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
}

function verdictSection({ verdict }: QcReport): string {
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

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('\n')}</tbody></table>`;
}

function cell(text: string): string {
  return `<td>${escapeHtml(text)}</td>`;
}

function numberCell(value: number, unit = ''): string {
  return `<td class="number">${formatNumber(value)}${unit === '' ? '' : ` ${unit}`}</td>`;
}
