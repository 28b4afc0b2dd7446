import { parseDelimited } from '@omics-portal/qc-metrics';
import type { FigureFormat, FigureSource } from '../app-store/figures-mapping.ts';
import type { FigureRow } from './figure-row.ts';
import { figureOfText, figuresOfObject } from './figure-value.ts';
import { parseMultiqcData, parseMultiqcTable } from './multiqc-figures.ts';
import { isObject, parseLenientJson } from './lenient-json.ts';

type Parser = (text: string, source: FigureSource) => FigureRow[];

const PARSERS: Readonly<Record<FigureFormat, Parser>> = {
  json: (text) => [wholeSample(figuresOfObject(objectIn(text)))],
  pairs: parsePairs,
  table: parseTable,
  'multiqc-data': parseMultiqcData,
  'multiqc-table': parseMultiqcTable,
  'qc-report': parseQcReport,
};

/** Parses the figures in the text of an output. Throws an `Error` when the text does not have the format of its source. */
export function parseFigures(text: string, source: FigureSource): FigureRow[] {
  return PARSERS[source.format](text, source);
}

function wholeSample(values: FigureRow['values']): FigureRow {
  return { part: null, series: null, values };
}

function objectIn(text: string): Record<string, unknown> {
  const value = parseLenientJson(text);
  if (!isObject(value)) throw new Error('The file is not a JSON object.');
  return value;
}

/** Lines of a key and a value, without a header. */
function parsePairs(text: string): FigureRow[] {
  const { header, rows } = parseDelimited(text);
  const lines = [header, ...rows].filter((cells) => cells.some((cell) => cell !== ''));
  if (lines.length === 0 || lines.some(([key, value]) => !key || value === undefined))
    throw new Error('Each line must have a key and a value.');
  return [wholeSample(Object.fromEntries(lines.map(([key = '', value = '']) => [key, figureOfText(value)])))];
}

/** Table with a header, and one line for each part of the sample. */
function parseTable(text: string, { part, series }: FigureSource): FigureRow[] {
  const { header, rows } = parseDelimited(text);
  const [partIndex, seriesIndex] = [part, series].map((name) => {
    if (name === undefined) return -1;
    const index = header.indexOf(name);
    if (index < 0) throw new Error(`The table has no column ${name}.`);
    return index;
  }) as [number, number];
  if (rows.length === 0) throw new Error('The table has no lines.');
  if (rows.some((cells) => cells.length !== header.length))
    throw new Error('A line has another number of cells.');
  return rows.map((cells, line) => ({
    part: cells[partIndex] ?? (rows.length > 1 && part === undefined ? String(line + 1) : null),
    series: cells[seriesIndex] ?? null,
    values: Object.fromEntries(
      header.flatMap((key, index) =>
        index === partIndex || index === seriesIndex
          ? []
          : [[key, figureOfText(cells[index] ?? '')] as const],
      ),
    ),
  }));
}

/** Metrics and verdict of a QcReport (report.json). */
function parseQcReport(text: string): FigureRow[] {
  const { metrics, verdict } = objectIn(text);
  if (!Array.isArray(metrics)) throw new Error('The report has no metrics.');
  const values = metrics.flatMap((metric: unknown) =>
    isObject(metric) && typeof metric['key'] === 'string'
      ? Object.entries(figuresOfObject({ [metric['key']]: metric['value'] ?? null }))
      : [],
  );
  const level = isObject(verdict) ? figuresOfObject({ verdict: verdict['level'] ?? null }) : {};
  return [wholeSample({ ...Object.fromEntries(values), ...level })];
}
