import { aFigureColumn, aProjectFigures, aResultFile } from '@omics-portal/api-mocks';
import type { DelimitedFormat } from '@omics-portal/data-query/files';
import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import {
  asWritten,
  readWrittenTable,
  type WrittenTable,
} from '@omics-portal/data-query/testing/written-table';
import { expect, test } from 'vitest';
import { figuresFile } from './figures/figures-file';
import { resultKitFiles } from './results/kit/result-kit-files';
import { sheetFile, sheetTemplate } from './sheet/files/write-sheet';
import type { SheetColumn } from './sheet/sheet-columns';

type Rows = WrittenTable['rows'];

const sheetColumn = (model: string): SheetColumn => ({
  model,
  label: null,
  field: null,
  required: false,
  idRules: [],
  common: false,
});
const sheetCell = (value: string) => ({ value, base: null, edited: true, applies: true, problem: null });
const [figureRow] = aProjectFigures().data;
const resultOf = (text: string) =>
  aResultFile({ file_name: text, file_index: text, project_name: text, job_name: text, path: text });

const head = ([cells = []]: Rows) => cells;
const column = (index: number) => (rows: Rows) => rows.slice(1).map((row) => row[index] ?? '');

/** Writers of tables with texts of users, and the cells of a table that have the texts. */
const WRITERS: readonly (readonly [
  string,
  DelimitedFormat,
  (texts: readonly string[], format: DelimitedFormat) => string,
  (rows: Rows) => readonly string[],
])[] = [
  ...(['csv', 'tsv'] as const).flatMap((format) => [
    [
      'a sheet with these values',
      format,
      (cells: readonly string[]) =>
        sheetFile(
          [sheetColumn('sample_id')],
          cells.map((text) => ({ rowId: text, blank: false, cells: { sample_id: sheetCell(text) } })),
          format,
        ),
      column(0),
    ] as const,
    [
      'a template of a sheet with these columns',
      format,
      (cells: readonly string[]) => sheetTemplate(cells.map(sheetColumn), format),
      head,
    ] as const,
    [
      'figures of samples with these names',
      format,
      (cells: readonly string[]) =>
        figuresFile(
          {
            columns: cells.map((key) => aFigureColumn({ key })),
            rows: cells.map((text) => ({
              ...figureRow!,
              sample_id: text,
              part: text,
              series: text,
              values: [...cells],
            })),
          },
          format,
        ),
      column(0),
    ] as const,
  ]),
  [
    'the files of a kit with these names',
    'tsv',
    (cells) =>
      resultKitFiles(cells.map(resultOf), { files: new Map(), expires: null }, 'https://portal.test/')
        .metadata,
    column(1),
  ],
];

test.each(WRITERS)(
  '%s in %s: each hostile text is one cell, and none starts a formula',
  (_name, format, write, cellsOf) => {
    const { rows, formulas } = readWrittenTable(write(HOSTILE_CELLS, format), format);
    expect(cellsOf(rows)).toEqual(asWritten(HOSTILE_CELLS, format));
    expect(formulas).toEqual([]);
  },
);
