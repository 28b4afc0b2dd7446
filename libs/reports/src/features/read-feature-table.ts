import { unguardCell } from '@omics-portal/data-query/files';
import { DelimitedReader, FEATURE_COLUMNS } from '@omics-portal/qc-metrics';
import { UnreadableFileError } from '../files/unreadable-file-error';

/** Kind of the figures in a column. */
export type FeatureColumnKind = Exclude<keyof typeof FEATURE_COLUMNS, 'name'>;

/** Column of figures of a feature table. */
export interface FeatureColumn {
  /** Name in the file. */
  readonly id: string;
  readonly kind: FeatureColumnKind;
  /** Sample or pair of samples; empty for the missing values. */
  readonly subject: string;
  /** Value of each feature; NaN where it is not known. */
  readonly values: Float64Array;
}

/** Table of all features of a report. */
export interface FeatureTableContent {
  readonly names: readonly string[];
  readonly columns: readonly FeatureColumn[];
}

const KINDS = (Object.keys(FEATURE_COLUMNS) as (keyof typeof FEATURE_COLUMNS)[]).filter(
  (kind) => kind !== 'name',
);

/** Reads features.tsv. Columns of later programs are left out. @throws {@link UnreadableFileError} for another file. */
export function readFeatureTable(text: string): FeatureTableContent {
  const names: string[] = [];
  const columns: {
    readonly column: Omit<FeatureColumn, 'values'>;
    readonly cell: number;
    values: number[];
  }[] = [];
  let firstHead = '';
  const reader = new DelimitedReader({
    onHeader: (heads) => {
      firstHead = heads[0] ?? '';
      heads.forEach((id, cell) => {
        const kind = KINDS.find((one) => id.startsWith(FEATURE_COLUMNS[one]));
        if (kind) {
          const subject = id.slice(FEATURE_COLUMNS[kind].length);
          columns.push({ column: { id, kind, subject }, cell, values: [] });
        }
      });
    },
    onRow: (cells) => {
      names.push(unguardCell(cells[0] ?? ''));
      for (const { cell, values } of columns) {
        const figure = cells[cell] ?? '';
        values.push(figure === '' ? NaN : Number(figure));
      }
    },
  });
  reader.push(text);
  reader.finish();
  if (firstHead !== FEATURE_COLUMNS.name) {
    throw new UnreadableFileError(FEATURE_COLUMNS.name);
  }
  return {
    names,
    columns: columns.map(({ column, values }) => ({ ...column, values: Float64Array.from(values) })),
  };
}
