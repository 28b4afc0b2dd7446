import { type TableLimits } from './table-limits';

/** Why a table is refused. A reader words the code with the parameters of {@link TableProblem}. */
export type TableProblemCode =
  | 'empty-table'
  | 'missing-column'
  | 'duplicate-column'
  | 'not-a-number'
  | 'ragged-row'
  | 'missing-library'
  | 'no-libraries'
  | 'duplicate-library'
  | 'empty-sample'
  | 'negative-value'
  | 'duplicate-feature'
  | 'empty-feature'
  | 'unknown-type'
  | 'not-log2'
  | 'too-large';

/**
 * A problem of a table. Parameters by code: `empty-table` {table}; `missing-column` {table, column, found};
 * `duplicate-column` {column}; `not-a-number` {row, column, text}; `ragged-row` {row, cells, expected};
 * `missing-library`, `duplicate-library` and `empty-sample` {library}; `negative-value` {row, column, value};
 * `duplicate-feature` {feature, rows, total}, where `total` counts all features that occur more than once;
 * `empty-feature` {row}; `unknown-type` {row, text}; `not-log2` {value}, too large for a logarithm; `too-large` {table,
 * measure, limit}, where `measure` is a key of TableLimits. `row` is the line of the file, counted from 1.
 */
export interface TableProblem {
  readonly code: TableProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A value, or the problems found (at most {@link MAX_PROBLEMS}). */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly comments: readonly string[] }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

/** Problems that are reported at once; more of the same kind help nobody. */
export const MAX_PROBLEMS = 20;

/** A refusal with the first problems. */
export function refused(problems: readonly TableProblem[]): Extract<Parsed<never>, { ok: false }> {
  return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
}

/** A required column that the header lacks; `found` lists the columns that are there. */
export function missingColumn(table: string, column: string, header: readonly string[]): TableProblem {
  return { code: 'missing-column', params: { table, column, found: header.join(', ').slice(0, 200) } };
}

/** A table beyond one of the limits. */
export function tooLarge(
  table: 'data' | 'metadata',
  measure: keyof TableLimits,
  limits: TableLimits,
): TableProblem {
  return { code: 'too-large', params: { table, measure, limit: limits[measure] } };
}

/** The names that occur more than once, each once. */
export function duplicatesOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) {
    (seen.has(name) ? twice : seen).add(name);
  }
  return [...twice];
}
