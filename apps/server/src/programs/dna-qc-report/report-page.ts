import { type CallFigures, type DnaReport } from '@omics-portal/qc-metrics';
import { curvesSection } from '../report/curves/curves-section.ts';
import { escapeHtml } from '../report/escape-html.ts';
import {
  cell,
  htmlDocument,
  metricsSection,
  noticesSection,
  type PageOptions,
  referencesSection,
  table,
  verdictSection,
} from '../report/html-report.ts';
import { filesSection, samplesSection } from '../report/sequencing-sections.ts';
import { formatNumber, type ReportTexts } from '../report/texts/report-texts.ts';

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

function count(number: number | undefined): string {
  return number === undefined ? '' : formatNumber(number);
}

function inputSection(report: DnaReport, texts: ReportTexts): string {
  const { folder, files, sequencing } = report.input;
  return `<p>${escapeHtml(texts.paragraph([texts.folderSize(folder, files.length, sequencing), texts.origin(report)]))}</p>`;
}

function callsSection({ calls }: DnaReport, { headings }: ReportTexts): string {
  const of = ({ number, precision, recall }: CallFigures) => [
    count(number),
    precision.toFixed(DECIMALS),
    recall.toFixed(DECIMALS),
  ];
  const rows = calls.map(({ sample, donor, snv, indel }) =>
    [sample, donor, ...of(snv), ...of(indel)].map(cell),
  );
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
  const rateOf = (rate: number | undefined): string => rate?.toFixed(DECIMALS) ?? '';
  const rows = families.flatMap(({ family, matching, ...types }) =>
    TYPES.map((type) => {
      const { detected, consistent, rate, twinRate, trioRates } = types[type];
      return [
        family,
        type.toUpperCase(),
        count(detected),
        count(consistent),
        rateOf(rate),
        rateOf(twinRate),
        rateOf(trioRates?.D5),
        rateOf(trioRates?.D6),
        matching ? matchings[matching] : '',
      ].map(cell);
    }),
  );
  const { family, type, detectedVariants, consistent, concordance, twins, trio, matching } = headings;
  const header = [
    ...[family, type, detectedVariants, consistent, concordance, twins],
    ...[trio('D5'), trio('D6'), matching],
  ];
  return rows.length === 0 ? '' : `<h2>${headings.inheritance}</h2>\n${table(header, rows)}`;
}
