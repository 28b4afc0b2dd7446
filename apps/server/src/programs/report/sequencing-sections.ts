import {
  columnDecimals,
  COMPARATOR_SIGNS,
  type DnaReport,
  namedPath,
  type QcSampleTable,
  type QcSequencing,
  unitSign,
} from '@omics-portal/qc-metrics';
import { escapeHtml } from './escape-html.ts';
import { cell, numberCell, table } from './html-report.ts';
import { figureName } from './texts/figure-names.ts';
import { type ReportTexts } from './texts/report-texts.ts';

/** Figures beside each other in a table: more would be cut off on paper. */
const COLUMNS = 7;
/** Samples that a limit names. */
const MAX_NAMES = 12;

/** Section of the figures of each sample, in tables that fit a page. */
export function samplesSection(
  { columns, rows }: QcSampleTable,
  { headings, language }: ReportTexts,
): string {
  if (rows.length === 0) {
    return '';
  }
  const decimals = columns.map((_, index) => columnDecimals(rows.map(({ values }) => values[index] ?? null)));
  const tables = Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, part) => {
    const [from, to] = [part * COLUMNS, (part + 1) * COLUMNS];
    const names = columns.slice(from, to).map(({ key, unit }) => figureName(language, key, unit));
    const shown = rows.filter(({ values }) => values.slice(from, to).some((value) => value !== null));
    return table(
      [headings.sample, headings.donor, ...names],
      shown.map(({ sample, donor, values }) => [
        cell(sample),
        cell(donor ?? ''),
        ...values
          .slice(from, to)
          .map((value, index) => (value === null ? cell('') : numberCell(value, decimals[from + index]))),
      ]),
    );
  });
  return `<h2>${headings.samples}</h2>\n${tables.join('\n')}`;
}

/** Section of the files that were read, with the program that wrote each. */
export function filesSection(files: DnaReport['input']['files'], { headings }: ReportTexts): string {
  return `<h2>${headings.files}</h2>\n${table(
    [headings.file, headings.program],
    files.map((file) => [cell(namedPath(file)), cell(file.tool)]),
  )}`;
}

/** Section of the limits of reads and alignments with their origins; those that no file has a figure for are named below. */
export function limitsSection(
  { limits, level, samples: { columns } }: QcSequencing,
  texts: ReportTexts,
): string {
  const { headings, language, levels } = texts;
  const checked = limits.filter(({ samples }) => samples > 0);
  const absent = limits.filter(({ samples }) => samples === 0);
  const signOf = (metric: string) => unitSign(columns.find(({ key }) => key === metric)?.unit ?? '');
  const rows = checked.map(({ metric, comparator, limit, origin, samples, beyond, ...rest }) => [
    cell(figureName(language, metric)),
    `<td>${COMPARATOR_SIGNS[comparator]} ${[limit.toLocaleString('en-US'), signOf(metric)].join(' ').trim()}${origin ? `<br><small class="note">${escapeHtml(texts.limitOrigins[origin])}</small>` : ''}</td>`,
    cell(texts.within(samples - beyond.length, samples)),
    cell(namesOf(beyond)),
    cell(levels[rest.level]),
  ]);
  const names = [...new Set(absent.map(({ metric }) => figureName(language, metric)))];
  return `<h2>${headings.sequencing}: ${levels[level]}</h2>
<p class="note">${limits.length > 0 ? headings.sequencingNote : headings.noSequencingLimits}</p>
${rows.length > 0 ? table([headings.figure, headings.limit, headings.within, headings.beyond, headings.verdict], rows) : ''}
${names.length > 0 ? `<p class="note">${texts.absentFigures(names)}</p>` : ''}`;
}

function namesOf(samples: readonly string[]): string {
  const names = samples.slice(0, MAX_NAMES).join(', ');
  return samples.length > MAX_NAMES ? `${names} … (${samples.length})` : names;
}
