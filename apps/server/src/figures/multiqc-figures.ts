import { parseDelimited } from '@omics-portal/qc-metrics';
import type { FigureRow, FigureValue } from './figure-row.ts';
import { figureOfText, figuresOfObject } from './figure-value.ts';
import { isObject, parseLenientJson } from './lenient-json.ts';

type Values = Record<string, FigureValue>;

/**
 * General statistics in multiqc_data.json: lists of sections up to MultiQC 1.28, objects by section since 1.29. Only the
 * columns of the general statistics table are read, which the headers name; without headers, all.
 */
export function parseMultiqcData(text: string): FigureRow[] {
  const file = parseLenientJson(text);
  const data = isObject(file) ? file['report_general_stats_data'] : undefined;
  if (!isObject(file) || (!Array.isArray(data) && !isObject(data)))
    throw new Error('The file has no general statistics of MultiQC.');
  const headers = file['report_general_stats_headers'];
  const samples = new Map<string, Values>();
  for (const [section, content] of Object.entries(data)) {
    const columns = isObject(headers) || Array.isArray(headers) ? Object.entries(headers) : [];
    const header = columns.find(([name]) => name === section)?.[1];
    addSection(samples, content, isObject(header) ? new Set(Object.keys(header)) : undefined);
  }
  return rowsBySample(samples);
}

function addSection(samples: Map<string, Values>, content: unknown, columns: Set<string> | undefined): void {
  if (!isObject(content)) return;
  for (const [sample, figures] of Object.entries(content)) {
    // Since 1.29 a sample may have a list of rows, one for each of its reads; the first is the sample itself.
    const first: unknown = Array.isArray(figures) ? figures[0] : figures;
    const object = isObject(first) && isObject(first['data']) ? first['data'] : first;
    if (!isObject(object)) continue;
    const values = Object.entries(figuresOfObject(object)).filter(([key]) => columns?.has(key) ?? true);
    // Sections come in the order of the table: the first module that has a key keeps it.
    samples.set(sample, { ...Object.fromEntries(values), ...samples.get(sample) });
  }
}

/** Prefix of column names in multiqc_general_stats.txt: `FastQC_mqc-generalstats-fastqc-percent_gc` is `percent_gc`. */
const GENERAL_STATS = /^.*_mqc-generalstats-[^-]+-/;

/** General statistics in multiqc_general_stats.txt, or another table of MultiQC: one line for each sample. */
export function parseMultiqcTable(text: string): FigureRow[] {
  const { header, rows } = parseDelimited(text);
  if (header[0] !== 'Sample') throw new Error('The first column must be Sample.');
  const keys = header.map((name) => name.replace(GENERAL_STATS, ''));
  const samples = new Map<string, Values>();
  for (const [sample = '', ...cells] of rows) {
    const values = cells.map((cell, index) => [keys[index + 1] ?? '', figureOfText(cell)] as const);
    // The first column of a name wins, as in the JSON file.
    samples.set(sample, Object.fromEntries(values.filter(([key]) => key !== '').toReversed()));
  }
  return rowsBySample(samples);
}

function rowsBySample(samples: ReadonlyMap<string, Values>): FigureRow[] {
  if (samples.size === 0) throw new Error('The file has no samples.');
  return [...samples].map(([sample, values]) => ({
    part: samples.size > 1 ? sample : null,
    series: null,
    values,
  }));
}
