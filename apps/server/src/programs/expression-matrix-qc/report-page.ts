import { type ExpressionReport } from '@omics-portal/qc-metrics';
import { escapeHtml } from '../report/escape-html.ts';
import {
  cell,
  htmlDocument,
  metricsSection,
  numberCell,
  referencesSection,
  table,
  verdictSection,
} from '../report/html-report.ts';
import { type ReportTexts } from '../report/texts/report-texts.ts';
import { pcaPlot } from './pca-plot.ts';

/** HTML report of an expression table, with all metrics, in the language of the texts. */
export function reportPage(report: ExpressionReport, texts: ReportTexts): string {
  return htmlDocument(report, texts, [
    inputSection(report, texts),
    verdictSection(report, texts),
    noticesSection(report, texts),
    metricsSection(report, texts),
    report.pca ? `<h2>${texts.headings.components}</h2>\n${pcaPlot(report.pca, texts)}` : '',
    report.correlation ? `<p>${texts.foldChanges(report.correlation.n)}</p>` : '',
    librariesSection(report, texts),
    referencesSection(report, texts),
  ]);
}

function inputSection(report: ExpressionReport, texts: ReportTexts): string {
  const { dataFile, features, samples, groups } = report.input;
  const sizes = groups.map(({ group, samples: libraries }) => texts.groupSize(group, libraries)).join(', ');
  return `<p>${escapeHtml(`${texts.tableSize(dataFile, features, samples, sizes)} ${texts.origin(report)}`)}</p>`;
}

function noticesSection({ input, notices = [] }: ExpressionReport, texts: ReportTexts): string {
  const sentences = [texts.scale(input), ...notices.map(texts.notice)];
  return `<h2>${texts.headings.found}</h2><ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
}

function librariesSection({ perSample }: ExpressionReport, { headings, levels }: ReportTexts): string {
  const rows = perSample.map((row) => [
    cell(row.library),
    cell(row.sample),
    numberCell(row.detected),
    numberCell(row.missingPercent),
    cell(levels[row.verdict]),
  ]);
  const { libraries, library, sample, detected, missing, verdict } = headings;
  return `<h2>${libraries}</h2>\n${table([library, sample, detected, missing, verdict], rows)}`;
}
