import { aChartNote } from '@omics-portal/api-mocks';
import type { DelimitedFormat } from '@omics-portal/data-query/files';
import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import {
  asWritten,
  readWrittenTable,
  type WrittenTable,
} from '@omics-portal/data-query/testing/written-table';
import type { Report } from '@omics-portal/resources';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { comparisonText } from './compare/comparison-table-text';
import { chartFile } from './control-charts/chart-file';
import { featuresFile } from './features/features-file';
import { metadataText } from './metadata-sheet/metadata-table';
import { tableTemplate } from './new-report/table-template';
import { sampleTableText } from './sequencing/sample-table-text';

type Rows = WrittenTable['rows'];

const column = (index: number) => (rows: Rows) => rows.slice(1).map((row) => row[index] ?? '');

/** Point of a control chart whose report has these texts. */
const pointOf = (text: string) => {
  const report = {
    id: text,
    name: text,
    startedAt: null,
    measurement: { laboratory: text, instrument: text, operator: text, measuredOn: null },
  } as Report;
  return {
    point: { report, value: 1, time: 0, history: undefined },
    order: 1,
    score: null,
    broken: [],
  };
};
const noteOf = (text: string) => ({
  note: aChartNote({ text, owner: text, laboratory: text, instrument: text }),
  before: 0,
});

/** Writers of tables with texts of users, and the cells of a table that have the texts. */
const WRITERS: readonly (readonly [
  string,
  (texts: readonly string[], format: DelimitedFormat) => string,
  (rows: Rows) => readonly string[],
])[] = [
  [
    'a comparison of reports with these names and facts',
    (cells, format) =>
      comparisonText(format, cells, [{ kind: 'fact', key: 'dataFile', cells, differs: true }]),
    ([head = []]) => head.slice(1),
  ],
  [
    'a control chart of reports with these facts',
    (cells, format) => chartFile({ limits: null, gap: null, points: cells.map(pointOf) }, [], format),
    column(1),
  ],
  [
    'a control chart with these notes',
    (cells, format) => chartFile({ limits: null, gap: null, points: [] }, cells.map(noteOf), format),
    column(13),
  ],
  [
    'a table of features with these names',
    (names, format) => featuresFile({ names, columns: [] }, [...names.keys()], format),
    column(0),
  ],
  [
    'a table of samples with these names and columns',
    (cells, format) =>
      sampleTableText(
        [{ label: '' }, ...cells.map((label) => ({ label, value: (text: string) => text }))],
        cells,
        format,
      ),
    ([head = []]) => head.slice(1),
  ],
];

describe.each(['csv', 'tsv'] as const)('in %s', (format) => {
  test.each(WRITERS)(
    '%s has each hostile text as one cell, and none starts a formula',
    (_name, write, cellsOf) => {
      const { rows, formulas } = readWrittenTable(write(HOSTILE_CELLS, format), format);
      expect(cellsOf(rows)).toEqual(asWritten(HOSTILE_CELLS, format));
      expect(formulas).toEqual([]);
    },
  );
});

test.each(['rseqc', 'protqc', 'metqc'] as const)(
  'no cell of the templates of %s starts a formula',
  (kind) => {
    for (const role of ['data', 'metadata'] as const) {
      const { rows, formulas } = readWrittenTable(tableTemplate(kind, role).text, 'csv');
      expect(rows[0]?.length).toBeGreaterThan(1);
      expect(formulas).toEqual([]);
    }
  },
);

test('a metadata table, which a program reads, has each hostile text literally', () => {
  const text = metadataText({
    header: ['name', 'sample'],
    rows: HOSTILE_CELLS.map((cell) => [cell, 'D5']),
    library: 0,
    sample: 1,
  });
  const [, ...rows] = parse(text, { record_delimiter: '\r\n' });
  expect(rows.map(([cell]) => cell)).toEqual(HOSTILE_CELLS.map((cell) => cell.trim()));
});
