import {
  type MeasurementColumns,
  measurementColumns,
  sampleSheetGaps,
  MatrixReader,
  type AssessmentGap,
  type Omics,
  parseDelimited,
  parseSampleSheet,
  prepareTable,
  type SampleSheetRow,
  type ScaleChoice,
  type TablePreparation,
  type TableProblem,
} from '@omics-portal/qc-metrics';
import type { ReportKind } from '@omics-portal/resources';
import type { TableHead } from './table-head';

/** Kind of report that is made from two tables. */
export type TableKind = Exclude<ReportKind, 'dseqc'>;

/** Role of a table in the input of a report. */
export type TableRole = 'data' | 'metadata';

/** Problem of a table, as the program of the report would find it, or a file that is not text. */
export interface ReportTableProblem {
  readonly code: TableProblem['code'] | 'spreadsheet' | 'not-text';
  readonly params: TableProblem['params'];
}

/** Result of checkTables. */
export interface TableCheck {
  /** Problems of the data table, the worst first; empty if there are none in the part that was read. */
  readonly data: readonly ReportTableProblem[];
  readonly metadata: readonly ReportTableProblem[];
  /** True while the columns of the data table cannot be checked, because the metadata with the libraries cannot be read yet. */
  readonly dataWaits: boolean;
  /** Gaps that prevent a verdict, according to the metadata. The report can be created nevertheless. */
  readonly gaps: readonly AssessmentGap[];
  /** Scale of the values, detected in the beginning of the data table; null while that cannot be read. */
  readonly preparation: TablePreparation | null;
  /** Facts of the measurement in the columns of the metadata. */
  readonly measurement: MeasurementColumns;
}

interface TableHeads {
  /** Beginning of each table; null if none is chosen. */
  readonly data: TableHead | null;
  readonly metadata: TableHead | null;
  readonly omics: Omics;
  readonly scale: ScaleChoice;
}

/**
 * Checks two tables by the rules of the program that will read them, so that a wrong column is reported before the upload.
 * A single table is checked as far as possible.
 */
export function checkTables({ data, metadata, omics, scale }: TableHeads): TableCheck {
  const measurement = measurementColumns(textOf(metadata) ?? '');
  const sheet = textOf(metadata) === null ? null : parseSampleSheet(textOf(metadata) ?? '');
  const sheetProblems = sheet && !sheet.ok ? sheet.problems : unreadProblem(metadata);
  const gaps = sheet?.ok ? sampleSheetGaps(sheet.value) : [];
  const text = textOf(data);
  if (text === null || !sheet?.ok) {
    const dataProblems = text === null ? unreadProblem(data) : problemsAlone(text);
    const dataWaits = text !== null && dataProblems.length === 0;
    return { data: dataProblems, metadata: sheetProblems, dataWaits, gaps, preparation: null, measurement };
  }
  return { ...checkData(text, sheet.value, omics, scale), metadata: [], dataWaits: false, gaps, measurement };
}

/** Checks a table of FPKM with the libraries of the metadata: the columns, and whether its values can be FPKM. */
export function checkFpkm(fpkm: TableHead | null, metadata: TableHead | null): readonly ReportTableProblem[] {
  const { data, preparation } = checkTables({
    data: fpkm,
    metadata,
    omics: 'transcriptomics',
    scale: 'auto',
  });
  return data.length > 0 || preparation === null || preparation.scale === 'fpkm'
    ? data
    : [{ code: 'not-fpkm', params: {} }];
}

function checkData(
  text: string,
  sheet: readonly SampleSheetRow[],
  omics: Omics,
  scale: ScaleChoice,
): Pick<TableCheck, 'data' | 'preparation'> {
  const reader = new MatrixReader(sheet.map(({ library }) => library));
  reader.push(text);
  const read = reader.finish({ nonNegative: omics === 'transcriptomics' });
  const prepared = read.ok ? prepareTable(omics, read.value, scale) : read;
  return prepared.ok
    ? { data: [], preparation: prepared.value.preparation }
    : { data: prepared.problems, preparation: null };
}

function problemsAlone(data: string): ReportTableProblem[] {
  return parseDelimited(data).rows.length === 0 ? [{ code: 'empty-table', params: { table: 'data' } }] : [];
}

function textOf(head: TableHead | null): string | null {
  return head && 'text' in head ? head.text : null;
}

function unreadProblem(head: TableHead | null): ReportTableProblem[] {
  return head && 'content' in head
    ? [{ code: head.content === 'spreadsheet' ? 'spreadsheet' : 'not-text', params: {} }]
    : [];
}
