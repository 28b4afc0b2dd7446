import { expect, test } from 'vitest';
import { AppFileError } from './app-file-error.ts';
import { parseRunDescriptor } from './run-descriptor-schema.ts';

const DESCRIPTOR = {
  descriptorVersion: 2,
  engine: 'local',
  program: 'x',
  params: [],
  outputs: [{ name: 'o', file: 'o.tsv', kind: 'tsv' }],
};
const problemsOf = (value: unknown): readonly string[] => {
  try {
    parseRunDescriptor(value, 'a/b-v1/run.local.json');
    return [];
  } catch (error) {
    return error instanceof AppFileError ? error.problems : [String(error)];
  }
};
const figures = (keys: object) => ({
  ...DESCRIPTOR,
  figures: { sources: [{ output: 'o', format: 'table' }], ...keys },
});
const column = (keys: object) => ({
  columns: [{ key: 'gc', label: { 'en-US': 'GC', 'zh-CN': 'GC 含量' }, ...keys }],
});
const ORIGIN = { origin: { 'en-US': 'FastQC 0.12' } };

test.each<[problems: string[], figures: object]>([
  [[], {}],
  [[], { sources: [{ output: 'o', format: 'table', part: 'file', series: 'mate' }] }],
  [[], column({ unit: 'bp', decimals: 2, group: { 'en-US': 'Reads' }, hidden: true })],
  [[], column({ format: 'percent', better: 'lower', thresholds: { warn: 0.2, fail: 0.5, ...ORIGIN } })],
  [['figures.sources must be a list with at least one source'], { sources: [] }],
  [
    ['figures.sources[0].output must name one of the outputs'],
    { sources: [{ output: 'x', format: 'json' }] },
  ],
  [
    ['figures.sources[0].format must be one of json, pairs, table, multiqc-data, multiqc-table, qc-report'],
    { sources: [{ output: 'o', format: 'csv' }] },
  ],
  [
    ['figures.sources[0].part and series are for the format "table"'],
    { sources: [{ output: 'o', format: 'json', series: 'mate' }] },
  ],
  [['figures.columns[0].label.en-US is missing'], column({ label: { 'zh-CN': 'GC' } })],
  [['figures.columns[0].better must be one of higher, lower'], column({ better: 'none' })],
  [
    ['figures.columns[0].better is missing: it says on which side a limit is'],
    column({ thresholds: { warn: 1, ...ORIGIN } }),
  ],
  [['figures.columns[0].thresholds.origin is missing'], column({ better: 'lower', thresholds: { warn: 1 } })],
  [['figures.columns[0].thresholds must have warn or fail'], column({ better: 'lower', thresholds: ORIGIN })],
  [
    ['figures.columns[0].thresholds.fail must be worse than warn'],
    column({ better: 'higher', thresholds: { warn: 1, fail: 2, ...ORIGIN } }),
  ],
  [
    ['figures.columns[1].key is "gc" a second time'],
    { columns: [...column({}).columns, ...column({}).columns] },
  ],
])('the problems %j are reported for the figures %j', (problems, keys) => {
  expect(problemsOf(figures(keys))).toEqual(problems);
});
