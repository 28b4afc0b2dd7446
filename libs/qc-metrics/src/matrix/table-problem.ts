import { type TableLimits } from './table-limits';

/**
 * Reason to reject a table. The user interface has a message for each code, with the parameters of {@link
 * TableProblem}.
 */
export type TableProblemCode =
  | 'empty-table'
  | 'missing-column'
  | 'duplicate-column'
  | 'not-a-number'
  | 'ragged-row'
  | 'missing-library'
  | 'library-letter-case'
  | 'transposed'
  | 'no-libraries'
  | 'duplicate-library'
  | 'empty-sample'
  | 'negative-value'
  | 'duplicate-feature'
  | 'empty-feature'
  | 'unknown-type'
  | 'not-log2'
  | 'not-counts'
  | 'not-fpkm'
  | 'features-without-fpkm'
  | 'too-large'
  | 'more-problems';

/**
 * A problem of a table. Parameters by code: `empty-table` {table}; `missing-column` {table, column, found};
 * `duplicate-column` {column}; `not-a-number` {row, column, text}; `ragged-row` {row, cells, expected};
 * `missing-library`, `duplicate-library` and `empty-sample` {library}; `library-letter-case` {library, column}, a column that differs
 * in letter case alone; `transposed` {rows}, the number of rows that have the name of a library; `negative-value` {row, column, value};
 * `duplicate-feature` {feature, rows, total}, where `total` counts all features that occur more than once;
 * `empty-feature` {row}; `unknown-type` {row, text}; `not-log2` {value}, too large for a logarithm; `not-counts` {}, FPKM in
 * the table of counts; `not-fpkm` {}, counts in the table of FPKM; `features-without-fpkm` {features, feature}, the first of them; `too-large` {table,
 * measure, limit}, where `measure` is a key of TableLimits; `more-problems` {listed, count}, the last of a list that is cut: the table has `count` problems
 * at least. `row` is the line of the file, counted from 1.
 */
export interface TableProblem {
  readonly code: TableProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Value, or the problems found: at most {@link MAX_TABLE_PROBLEMS}, and `more-problems` after them if there are others. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly comments: readonly string[] }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

/** Maximum number of listed problems: more do not help. */
export const MAX_TABLE_PROBLEMS = 20;

/** Rejection with the first problems. `count`: number of all problems, where some are not in the list. */
export function refused(
  problems: readonly TableProblem[],
  count: number = problems.length,
): Extract<Parsed<never>, { ok: false }> {
  const listed = problems.slice(0, MAX_TABLE_PROBLEMS);
  const more: TableProblem = { code: 'more-problems', params: { listed: listed.length, count } };
  return { ok: false, problems: count > listed.length ? [...listed, more] : listed };
}

/** Problem of a required column that the header lacks; `found` lists the present columns. */
export function missingColumn(table: string, column: string, header: readonly string[]): TableProblem {
  return { code: 'missing-column', params: { table, column, found: listed(header) } };
}

/** Longest list of columns in a problem, in letters. */
const MAX_LISTED = 200;

/** Names in a list, as many whole ones as fit; an ellipsis stands for the rest. */
function listed(names: readonly string[]): string {
  const whole = names.join(', ');
  if (whole.length <= MAX_LISTED) {
    return whole;
  }
  const cut = whole.slice(0, MAX_LISTED);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(', ')) || MAX_LISTED)} …`;
}

/** Problem of a table that exceeds a limit. */
export function tooLarge(
  table: 'data' | 'metadata',
  measure: keyof TableLimits,
  limits: TableLimits,
): TableProblem {
  return { code: 'too-large', params: { table, measure, limit: limits[measure] } };
}

/** Names that occur more than once, each once. */
export function duplicatesOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) {
    (seen.has(name) ? twice : seen).add(name);
  }
  return [...twice];
}
