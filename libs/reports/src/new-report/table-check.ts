import {
  parseDelimited,
  parseExpressionMatrix,
  parseSampleSheet,
  type TableProblem,
} from '@omics-portal/qc-metrics';

/** The two tables that a report is made from. */
export type TableRole = 'data' | 'metadata';

/** What is wrong with a table: what the program that reads it would say, and a file that is no text at all. */
export interface ReportTableProblem {
  readonly code: TableProblem['code'] | 'spreadsheet';
  readonly params: TableProblem['params'];
}

/** Problems of each table, the worst first; both lists empty when nothing is wrong with what was read. */
export type TableCheck = Readonly<Record<TableRole, readonly ReportTableProblem[]>>;

interface TableTexts {
  /** The beginning of each table in whole lines; null when there is none yet. */
  readonly data: string | null;
  readonly metadata: string | null;
  /** Intensities cannot be negative; logarithms can. */
  readonly nonNegative: boolean;
}

/**
 * Checks two tables by the very rules of the program that will read them, so that a wrong column is named before
 * anything is uploaded. With one table alone, only what can be said about it.
 */
export function checkTables({ data, metadata, nonNegative }: TableTexts): TableCheck {
  const unread = { data: spreadsheetProblem(data), metadata: spreadsheetProblem(metadata) };
  if (unread.data.length > 0 || unread.metadata.length > 0) {
    return unread;
  }
  const sheet = metadata === null ? null : parseSampleSheet(metadata);
  const sheetProblems = sheet && !sheet.ok ? sheet.problems : [];
  if (data === null) {
    return { data: [], metadata: sheetProblems };
  }
  if (!sheet?.ok) {
    return { data: problemsAlone(data), metadata: sheetProblems };
  }
  const matrix = parseExpressionMatrix(
    data,
    sheet.value.map(({ library }) => library),
    { nonNegative },
  );
  return { data: matrix.ok ? [] : matrix.problems, metadata: [] };
}

/** Only the whole lines of a text that was cut somewhere. */
export function wholeLines(text: string, complete: boolean): string {
  return complete ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

function problemsAlone(data: string): ReportTableProblem[] {
  return parseDelimited(data).rows.length === 0 ? [{ code: 'empty-table', params: { table: 'data' } }] : [];
}

/** Spreadsheet files are archives; read as text they give nonsense about columns. */
function spreadsheetProblem(text: string | null): ReportTableProblem[] {
  return text?.startsWith('PK\u0003\u0004') ? [{ code: 'spreadsheet', params: {} }] : [];
}
