import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIGURE_FORMATS, type FigureSource } from '../app-store/figures-mapping.ts';
import { parseFigures } from './parse-figures.ts';

const source = (format: FigureSource['format'], keys: Partial<FigureSource> = {}): FigureSource => ({
  output: 'o',
  format,
  ...keys,
});
const whole = (values: object) => [{ part: null, series: null, values }];
const row = (part: string | null, series: string | null, values: object) => ({ part, series, values });
const GENERAL = 'FastQC_mqc-generalstats-fastqc-';

test.each<[title: string, source: FigureSource, text: string, rows: object]>([
  [
    'a flat JSON object',
    source('json'),
    '{"reads": 12, "name": "a", "ok": true, "none": null, "more": {"a": 1}, "list": [1]}',
    whole({ reads: 12, name: 'a', ok: 'true', none: null }),
  ],
  [
    'JSON with the NaN of Python',
    source('json'),
    '{"a": NaN, "b": [1], "c": -Infinity, "d": "x NaN y"}',
    whole({ a: null, c: null, d: 'x NaN y' }),
  ],
  [
    'keys and values',
    source('pairs'),
    'reads\t12\nq30\t0.91230\nnote\tNA\n',
    whole({ reads: 12, q30: 0.9123, note: null }),
  ],
  ['a table with one line', source('table'), 'a\tb\n1.50\tx\n', whole({ a: 1.5, b: 'x' })],
  [
    'lines without names are numbered',
    source('table'),
    'a,b\n1,2\n3,-\n',
    [row('1', null, { a: 1, b: 2 }), row('2', null, { a: 3, b: null })],
  ],
  [
    'a table with parts and series',
    source('table', { part: 'file', series: 'mate' }),
    'file\tmate\tq30\nx_R1\t1\t0.9\nx_R2\t2\t1e-3\n',
    [row('x_R1', '1', { q30: 0.9 }), row('x_R2', '2', { q30: 0.001 })],
  ],
  [
    'MultiQC up to 1.28: only the columns of its table',
    source('multiqc-data'),
    JSON.stringify({
      report_general_stats_data: [{ S7: { gc: 41.5, hidden_detail: 1 } }, { S7: { mapped: 99 } }],
      report_general_stats_headers: [{ gc: {} }, { mapped: {} }],
    }),
    whole({ mapped: 99, gc: 41.5 }),
  ],
  [
    'MultiQC since 1.29: sections by name, samples with lists of rows',
    source('multiqc-data'),
    JSON.stringify({
      report_general_stats_data: { fastqc: { a: [{ sample: 'a', data: { gc: 40 } }], b: { gc: 42 } } },
      report_general_stats_headers: { fastqc: { gc: {} } },
    }),
    [row('a', null, { gc: 40 }), row('b', null, { gc: 42 })],
  ],
  [
    'MultiQC: a key of two modules is that of the first',
    source('multiqc-data'),
    JSON.stringify({ report_general_stats_data: [{ S: { reads: 1 } }, { S: { reads: 2 } }] }),
    whole({ reads: 1 }),
  ],
  [
    'the general statistics of MultiQC as a table',
    source('multiqc-table'),
    `Sample\t${GENERAL}percent_gc\t${GENERAL}total_sequences\nA\t41.0\t1000\nB\t\t2000\n`,
    [
      row('A', null, { percent_gc: 41, total_sequences: 1000 }),
      row('B', null, { percent_gc: null, total_sequences: 2000 }),
    ],
  ],
  [
    'a QcReport',
    source('qc-report'),
    JSON.stringify({
      metrics: [
        { key: 'snr', value: 12.5, unit: 'dB' },
        { key: 'rc', value: null, unit: '' },
      ],
      verdict: { level: 'pass' },
    }),
    whole({ snr: 12.5, rc: null, verdict: 'pass' }),
  ],
])('%s', (_, from, text, rows) => {
  expect(parseFigures(text, from)).toEqual(rows);
});

test.each<[source: FigureSource, text: string, problem: RegExp]>([
  [source('json'), '[1]', /not a JSON object/],
  [source('json'), '{"a": 1', /JSON/],
  [source('pairs'), 'reads', /key and a value/],
  [source('pairs'), '', /key and a value/],
  [source('table'), 'a\tb\n', /no lines/],
  [source('table'), 'a\tb\n1\t2\t3\n', /another number of cells/],
  [source('table', { part: 'file' }), 'a\tb\n1\t2\n', /no column file/],
  [source('multiqc-data'), '{}', /no general statistics/],
  [source('multiqc-data'), '{"report_general_stats_data": []}', /no samples/],
  [source('multiqc-table'), 'Name\ta\nx\t1\n', /must be Sample/],
  [source('qc-report'), '{"verdict": {}}', /no metrics/],
])('%o refuses %j', (from, text, problem) => {
  expect(() => parseFigures(text, from)).toThrow(problem);
});

test('any text gives rows of finite figures or an error, never anything else', () => {
  const json = fc
    .json()
    .map((text) => `{"report_general_stats_data": [${text}], "metrics": [${text}], "a": ${text}}`);
  const table = fc
    .array(fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }), { maxLength: 5 })
    .map((rows) => rows.map((cells) => cells.join('\t')).join('\n'));
  fc.assert(
    fc.property(fc.oneof(json, table, fc.string()), fc.constantFrom(...FIGURE_FORMATS), (text, format) => {
      let rows: ReturnType<typeof parseFigures> = [];
      try {
        rows = parseFigures(text, source(format));
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
      for (const value of rows.flatMap(({ values }) => Object.values(values))) {
        expect(value === null || typeof value === 'string' || Number.isFinite(value)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
