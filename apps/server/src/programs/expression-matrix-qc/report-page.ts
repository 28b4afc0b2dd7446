import { type ExpressionReport } from '@omics-portal/qc-metrics';
import { escapeHtml } from '../report/escape-html.ts';
import {
  cell,
  htmlDocument,
  metricsSection,
  numberCell,
  originSentence,
  referencesSection,
  table,
  verdictSection,
} from '../report/html-report.ts';
import { LEVEL_LABELS, noticeSentence, scaleSentence } from '../report/report-texts.ts';
import { pcaPlot } from './pca-plot.ts';

/** HTML report of an expression table, with all metrics. */
export function reportPage(report: ExpressionReport): string {
  return htmlDocument(report, [
    inputSection(report),
    verdictSection(report),
    noticesSection(report),
    metricsSection(report),
    ...(report.cautions ?? []).map(
      () =>
        '<p class="note">The coefficient of variation was taken on log2 values, as the tables hold them; the history was made on intensities. It has no rank and no grade and is not in the total score.</p>',
    ),
    report.pca ? `<h2>Principal components</h2>\n${pcaPlot(report.pca)}` : '',
    report.correlation ? `<p>Relative correlation over ${report.correlation.n} fold changes.</p>` : '',
    librariesSection(report),
    referencesSection(report),
  ]);
}

function inputSection(report: ExpressionReport): string {
  const { dataFile, features, samples, groups } = report.input;
  const sizes = groups.map((group) => `${escapeHtml(group.group)}: ${group.samples}`).join(', ');
  return `<p>${escapeHtml(dataFile)}, ${features} features, ${samples} libraries (${sizes}). ${originSentence(report)}</p>`;
}

function noticesSection({ input, notices = [] }: ExpressionReport): string {
  const sentences = [scaleSentence(input), ...notices.map(noticeSentence)];
  return `<h2>What was found in the tables</h2><ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
}

function librariesSection({ perSample }: ExpressionReport): string {
  const rows = perSample.map((row) => [
    cell(row.library),
    cell(row.sample),
    numberCell(row.detected),
    numberCell(row.missingPercent),
    cell(LEVEL_LABELS[row.verdict]),
  ]);
  return `<h2>Libraries</h2>\n${table(['Library', 'Sample', 'Detected', 'Missing (%)', 'Verdict'], rows)}`;
}
