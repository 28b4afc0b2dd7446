import {
  type ExpressionReport,
  isWithoutTable,
  metricNotation,
  type QcCurve,
} from '@omics-portal/qc-metrics';
import { curvesSection } from '../report/curves/curves-section.ts';
import { escapeHtml } from '../report/escape-html.ts';
import {
  cell,
  htmlDocument,
  metricsSection,
  noticesSection,
  numberCell,
  type PageOptions,
  referencesSection,
  table,
  verdictSection,
} from '../report/html-report.ts';
import { filesSection, limitsSection, samplesSection } from '../report/sequencing-sections.ts';
import { type ReportTexts } from '../report/texts/report-texts.ts';
import { pcaPlot } from './pca-plot.ts';

/** HTML report of an expression table, with all metrics and the curves of its samples, in the language of the texts. */
export function reportPage(
  report: ExpressionReport,
  texts: ReportTexts,
  { name, curves = [] }: PageOptions,
): string {
  return htmlDocument(report, name, texts, [
    inputSection(report, texts),
    verdictSection(report, texts),
    noticesSection(sentencesOf(report, texts), texts),
    metricsSection(report, texts),
    report.pca ? `<h2>${texts.headings.components}</h2>\n${pcaPlot(report.pca, texts)}` : '',
    report.correlation ? `<p>${texts.foldChanges(report.correlation.n)}</p>` : '',
    isWithoutTable(report) ? '' : librariesSection(report, texts),
    ...sequencingSections(report, texts, curves),
    referencesSection(report, texts),
  ]);
}

function inputSection(report: ExpressionReport, texts: ReportTexts): string {
  const { input, sequencing } = report;
  const sizes = texts.listed(input.groups.map(({ group, samples }) => texts.groupSize(group, samples)));
  const sentences = [
    ...(isWithoutTable(report)
      ? []
      : [texts.tableSize(input.dataFile, input.features, input.samples, sizes)]),
    ...(sequencing ? [texts.qcFolderSize(sequencing.folder, sequencing.files.length)] : []),
    texts.origin(report),
  ];
  return `<p>${escapeHtml(texts.paragraph(sentences))}</p>`;
}

/** Sections of reads and alignments: limits, curves, figures of each sample, and files. */
function sequencingSections(
  { sequencing }: ExpressionReport,
  texts: ReportTexts,
  curves: readonly QcCurve[],
): string[] {
  return sequencing
    ? [
        limitsSection(sequencing, texts),
        curvesSection(curves, texts),
        samplesSection(sequencing.samples, texts),
        filesSection(sequencing.files, texts),
      ]
    : [];
}

/** Sentences about the tables and the files. */
function sentencesOf(report: ExpressionReport, texts: ReportTexts): string[] {
  const notices = (report.notices ?? []).map(texts.notice);
  return isWithoutTable(report) ? notices : [texts.scale(report.input), ...notices];
}

function librariesSection({ perSample }: ExpressionReport, { headings, levels }: ReportTexts): string {
  const rows = perSample.map((row) => [
    cell(row.library),
    cell(row.sample),
    numberCell(row.detected),
    numberCell(row.missingPercent, metricNotation('missing').maxDecimals),
    cell(levels[row.verdict]),
  ]);
  const { libraries, library, sample, detected, missing, verdict } = headings;
  return `<h2>${libraries}</h2>\n${table([library, sample, detected, missing, verdict], rows)}`;
}
