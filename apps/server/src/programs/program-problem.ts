import { type ProgramProblemCode, type ProgramProblemParams } from '@omics-portal/qc-inputs';
import { type TableProblemCode } from '@omics-portal/qc-metrics';

/** Problem of an input file as a code with its parameters, for readers in any language. Printed as a line `PROBLEM {...}`. */
export interface FileProblem {
  /** Name of the file; empty for a problem of the parameters. */
  readonly file: string;
  readonly code: ProgramProblemCode | TableProblemCode | 'spreadsheet' | 'not-text';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Longest text of a parameter, in characters: a cell or a list of columns may be far longer than what a reader needs. */
const MAX_TEXT = 200;

/** Problem of one file, as the list that an error takes. Longer texts are cut. */
export function problemIn<C extends ProgramProblemCode>(
  file: string,
  code: C,
  params: ProgramProblemParams[C],
): readonly [FileProblem] {
  const shown = Object.entries(params as FileProblem['params']).map(([name, value]) => [
    name,
    shortened(value),
  ]);
  return [{ file, code, params: Object.fromEntries(shown) as FileProblem['params'] }];
}

function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)} …` : value;
}
