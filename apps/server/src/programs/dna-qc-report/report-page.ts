import { type CallFigures, type DnaReport } from '@omics-portal/qc-metrics';
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
import { filesSection, samplesSection } from '../report/sequencing-sections.ts';
import { type ReportTexts } from '../report/texts/report-texts.ts';

/** Decimals of figures between 0 and 1, as published. */
const DECIMALS = 5;
const TYPES = ['snv', 'indel'] as const;

/** HTML report of a DNA batch, with all metrics and the curves of its samples, in the language of the texts. */
export function reportPage(
  report: DnaReport,
  texts: ReportTexts,
  { name, curves = [] }: PageOptions,
): string {
  return htmlDocument(report, name, texts, [
    inputSection(report, texts),
    noticesSection((report.notices ?? []).map(texts.notice), texts),
    verdictSection(report, texts),
    metricsSection(report, texts),
    callsSection(report, texts),
    familiesSection(report, texts),
    curvesSection(curves, texts),
    samplesSection(report.samples, texts),
    filesSection(report.input.files, texts),
    referencesSection(report, texts),
  ]);
}

function figureCell(value: number | undefined, decimals: number): string {
  return value === undefined ? cell('') : numberCell(value, decimals);
}

function inputSection(report: DnaReport, texts: ReportTexts): string {
  const { folder, files, sequencing } = report.input;
  return `<p>${escapeHtml(texts.paragraph([texts.folderSize(folder, files.length, sequencing), texts.origin(report)]))}</p>`;
}

function callsSection({ calls }: DnaReport, { headings }: ReportTexts): string {
  const of = ({ number, precision, recall }: CallFigures) => [
    figureCell(number, 0),
    figureCell(precision, DECIMALS),
    figureCell(recall, DECIMALS),
  ];
  const rows = calls.map(({ sample, donor, snv, indel }) => [
    cell(sample),
    cell(donor),
    ...of(snv),
    ...of(indel),
  ]);
  const heads = TYPES.map((type) => type.toUpperCase()).flatMap((type) => [
    headings.called(type),
    headings.precision(type),
    headings.recall(type),
  ]);
  return rows.length === 0
    ? ''
    : `<h2>${headings.calls}</h2>\n${table([headings.sample, headings.donor, ...heads], rows)}`;
}

function familiesSection({ families }: DnaReport, { headings, matching: matchings }: ReportTexts): string {
  const rows = families.flatMap(({ family, matching, ...types }) =>
    TYPES.map((type) => {
      const { detected, consistent, rate, twinRate, trioRates } = types[type];
      return [
        cell(family),
        cell(type.toUpperCase()),
        figureCell(detected, 0),
        figureCell(consistent, 0),
        ...[rate, twinRate, trioRates?.D5, trioRates?.D6].map((share) => figureCell(share, DECIMALS)),
        cell(matching ? matchings[matching] : ''),
      ];
    }),
  );
  const { family, type, detectedVariants, consistent, concordance, twins, trio, matching } = headings;
  const header = [
    ...[family, type, detectedVariants, consistent, concordance, twins],
    ...[trio('D5'), trio('D6'), matching],
  ];
  return rows.length === 0 ? '' : `<h2>${headings.inheritance}</h2>\n${table(header, rows)}`;
}
