/**
 * Problems of input files, by code, with their parameters; the user interface has a message for each code.
 *
 * - `unknown-file` {}: content of no supported kind
 * - `large-file` {limit}: a file, or the content of an archive, above a limit in MB
 * - `broken-archive` {}: an archive that cannot be unpacked
 * - `empty-file` {format}: recognised, without a value
 * - `invalid-json` {position}: character from 1
 * - `invalid-yaml` {}: from its line, where it is known
 * - `long-yaml` {limit}: characters that a YAML file may have
 * - `missing-column` {found}: the missing one is in `column`, `found` lists those present
 * - `missing-section` {section}
 * - `unread-class` {class}: metrics of a program that no figure of a report is taken from
 * - `ragged-row` {cells, expected}
 * - `not-a-number` {text}
 * - `out-of-range` {value, min, max}: such as a percentage above 100
 * - `unknown-scale` {value}: percent or fraction, which neither header nor format says
 * - `missing-sample` {}: a row without a name
 * - `duplicate-sample` {sample}: the first row counts
 * - `ambiguous-donor` {sample, donors}: a name with several donors
 * - `inconsistent` {expected, found}: a value that contradicts others in its row
 * - `truncated` {limit}: too many values; those after `limit` were left out
 * - `more-problems` {count}: not listed
 */
export type InputProblemCode =
  | 'unknown-file'
  | 'large-file'
  | 'broken-archive'
  | 'empty-file'
  | 'invalid-json'
  | 'invalid-yaml'
  | 'long-yaml'
  | 'missing-column'
  | 'missing-section'
  | 'unread-class'
  | 'ragged-row'
  | 'not-a-number'
  | 'out-of-range'
  | 'unknown-scale'
  | 'missing-sample'
  | 'duplicate-sample'
  | 'ambiguous-donor'
  | 'inconsistent'
  | 'truncated'
  | 'more-problems';

/** Problem of an input file. What it concerns is left out of the result; a figure is never estimated instead. */
export interface InputProblem {
  readonly file: string;
  /** Line of the file from 1; null in JSON and for problems of the whole file. */
  readonly line: number | null;
  /** Column, label or path of the value; null when no single one is concerned. */
  readonly column: string | null;
  readonly code: InputProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}
