import { type InputProblem } from '@omics-portal/qc-inputs';
import { type FileProblem, problemIn } from '../program-problem.ts';

/** Sentence about a problem of an input file, with its file, line and column. */
export function problemSentence({ file, line, column, code, params }: InputProblem): string {
  const position = [file, line === null ? '' : `line ${line}`, column === null ? '' : `column "${column}"`]
    .filter((part) => part !== '')
    .join(', ');
  return `${position}: ${detail(code, (key) => String(params[key] ?? ''))}`;
}

/** Problem of an input file for the log of a program that fails: its code gets a name space, its place becomes parameters. */
export function printedProblem({ file, line, column, code, params }: InputProblem): readonly FileProblem[] {
  return problemIn(file, `dna.${code}`, {
    ...params,
    ...(line !== null && { line }),
    ...(column !== null && { column }),
  });
}

function detail(code: InputProblem['code'], of: (key: string) => string): string {
  switch (code) {
    case 'unknown-file':
      return 'no supported kind of file';
    case 'large-file':
      return `above ${of('limit')} MB, or unpacks to more; not read`;
    case 'broken-archive':
      return 'the archive cannot be unpacked';
    case 'empty-file':
      return 'without a value';
    case 'invalid-json':
      return `no valid JSON, from character ${of('position')}`;
    case 'invalid-yaml':
      return 'no valid YAML';
    case 'long-yaml':
      return `a YAML file may have at most ${of('limit')} characters; let MultiQC write JSON or TSV`;
    case 'missing-column':
      return `the column is missing; those present are ${of('found')}`;
    case 'missing-section':
      return `the section ${of('section')} is missing`;
    case 'unread-class':
      return `metrics of the class ${of('class')} are not read`;
    case 'ragged-row':
      return `${of('cells')} cells instead of ${of('expected')}`;
    case 'not-a-number':
      return `"${of('text')}" is no number`;
    case 'out-of-range':
      return `${of('value')} is not between ${of('min')} and ${of('max')}`;
    case 'unknown-scale':
      return `${of('value')} may be a percentage or a fraction`;
    case 'missing-sample':
      return 'a row without the name of a sample';
    case 'duplicate-sample':
      return `the sample ${of('sample')} comes twice; the first row counts`;
    case 'ambiguous-donor':
      return `the name ${of('sample')} fits several donors: ${of('donors')}`;
    case 'inconsistent':
      return `${of('found')} contradicts ${of('expected')} in the same row`;
    case 'truncated':
      return `more than ${of('limit')} values; the others are left out`;
    case 'more-problems':
      return `${of('count')} more problems`;
    default:
      return code satisfies never;
  }
}
