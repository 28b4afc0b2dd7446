import { type CallFigures, type DnaReport } from '@omics-portal/qc-metrics';
import { escapeHtml } from '../report/escape-html.ts';
import {
  cell,
  htmlDocument,
  metricsSection,
  originSentence,
  referencesSection,
  table,
  verdictSection,
} from '../report/html-report.ts';

/** Decimals of figures between 0 and 1, as published. */
const DECIMALS = 5;

/** HTML report of a DNA batch, with all metrics. */
export function reportPage(report: DnaReport): string {
  return htmlDocument(report, [
    inputSection(report),
    verdictSection(report),
    metricsSection(report),
    callsSection(report),
    familiesSection(report),
    samplesSection(report),
    filesSection(report),
    referencesSection(report),
  ]);
}

function inputSection(report: DnaReport): string {
  const { folder, files, sequencing } = report.input;
  return `<p>${escapeHtml(folder)}, ${files.length} files, ${sequencing ?? 'kind of sequencing unknown'}. ${originSentence(report)}</p>`;
}

function callsSection({ calls }: DnaReport): string {
  const of = ({ number, precision, recall }: CallFigures) => [
    number === undefined ? '' : String(number),
    precision.toFixed(DECIMALS),
    recall.toFixed(DECIMALS),
  ];
  const rows = calls.map(({ sample, donor, snv, indel }) =>
    [sample, donor, ...of(snv), ...of(indel)].map(cell),
  );
  const heads = ['SNV', 'INDEL'].flatMap((type) => [`${type} called`, `${type} precision`, `${type} recall`]);
  return rows.length === 0
    ? ''
    : `<h2>Variants compared with the truth set</h2>\n${table(['Sample', 'Donor', ...heads], rows)}`;
}

function familiesSection({ families }: DnaReport): string {
  const rows = families.flatMap(({ family, ...types }) =>
    (['snv', 'indel'] as const).map((type) => {
      const { detected, consistent, rate } = types[type];
      return [
        family,
        type.toUpperCase(),
        String(detected ?? ''),
        String(consistent ?? ''),
        rate.toFixed(DECIMALS),
      ].map(cell);
    }),
  );
  return rows.length === 0
    ? ''
    : `<h2>Inheritance in the family</h2>\n${table(['Family', 'Type', 'Detected', 'Consistent', 'Concordance rate'], rows)}`;
}

function samplesSection({ samples: { columns, rows } }: DnaReport): string {
  if (rows.length === 0) {
    return '';
  }
  const header = ['Sample', 'Donor', ...columns.map(({ key, unit }) => `${key} (${unit})`)];
  const cells = rows.map(({ sample, donor, values }) =>
    [sample, donor ?? '', ...values.map((value) => (value === null ? '' : String(value)))].map(cell),
  );
  return `<h2>Figures of each sample</h2>\n<div style="overflow-x:auto">${table(header, cells)}</div>`;
}

function filesSection({ input: { files } }: DnaReport): string {
  return `<h2>Files</h2>\n${table(
    ['File', 'Program'],
    files.map(({ path, tool }) => [cell(path), cell(tool)]),
  )}`;
}
