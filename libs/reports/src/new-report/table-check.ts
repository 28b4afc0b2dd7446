import {
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
import type { TableHead } from './table-head';

/** The two tables that a report is made from. */
export type TableRole = 'data' | 'metadata';

/** A problem of a table: one that the program which reads it would report, or a file that is no text. */
export interface ReportTableProblem {
  readonly code: TableProblem['code'] | 'spreadsheet' | 'not-text';
  readonly params: TableProblem['params'];
}

/** The result of a check. */
export interface TableCheck {
  /** Problems of the data table, the worst first; empty when nothing is wrong with what was read. */
  readonly data: readonly ReportTableProblem[];
  readonly metadata: readonly ReportTableProblem[];
  /** Whether the columns of the data table are still unchecked: its libraries are named by metadata that cannot be read yet. */
  readonly dataWaits: boolean;
  /** Gaps that prevent a verdict, by the metadata of the batch. The report can be made all the same. */
  readonly gaps: readonly AssessmentGap[];
  /** The scale of the values, from the beginning of the data table; null while it cannot be read. */
  readonly preparation: TablePreparation | null;
}

interface TableHeads {
  /** The beginning of each table; null when there is none yet. */
  readonly data: TableHead | null;
  readonly metadata: TableHead | null;
  readonly omics: Omics;
  readonly scale: ScaleChoice;
}

/**
 * Checks two tables by the rules of the program that will read them, so that a wrong column is named before anything is
 * uploaded. With one table alone, only what can be said about it.
 */
export function checkTables({ data, metadata, omics, scale }: TableHeads): TableCheck {
  const sheet = textOf(metadata) === null ? null : parseSampleSheet(textOf(metadata) ?? '');
  const sheetProblems = sheet && !sheet.ok ? sheet.problems : unreadProblem(metadata);
  const gaps = sheet?.ok ? sampleSheetGaps(sheet.value) : [];
  const text = textOf(data);
  if (text === null || !sheet?.ok) {
    const dataProblems = text === null ? unreadProblem(data) : problemsAlone(text);
    const dataWaits = text !== null && dataProblems.length === 0;
    return { data: dataProblems, metadata: sheetProblems, dataWaits, gaps, preparation: null };
  }
  return { ...checkData(text, sheet.value, omics, scale), metadata: [], dataWaits: false, gaps };
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
