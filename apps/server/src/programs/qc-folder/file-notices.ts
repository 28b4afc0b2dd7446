import { type FigureConflict, type InputProblem, type QcInputs } from '@omics-portal/qc-inputs';
import { type QcNotice } from '@omics-portal/qc-metrics';

/** Notices of a report about its files: values that differ, and values that could not be read. */
export function fileNotices({ conflicts, files }: Pick<QcInputs, 'conflicts' | 'files'>): QcNotice[] {
  const [first] = conflicts;
  const withProblems = files.filter(({ problems }) => problems.length > 0);
  const count = problemCount(withProblems.flatMap(({ problems }) => problems));
  return [
    ...(first
      ? [{ code: 'values-differ' as const, params: { count: conflicts.length, ...paramsOf(first) } }]
      : []),
    ...(count > 0
      ? [{ code: 'file-problems' as const, params: { count, files: namesOf(withProblems) } }]
      : []),
  ];
}

/** Number of problems, with those that a file only counts. */
export function problemCount(problems: readonly InputProblem[]): number {
  return problems.reduce(
    (sum, { code, params }) => sum + (code === 'more-problems' ? Number(params['count']) : 1),
    0,
  );
}

/** Line of the log about two values of one figure. */
export function conflictSentence(conflict: FigureConflict): string {
  const { sample, column, value, file, otherColumn, other, otherFile } = paramsOf(conflict);
  return `${sample}: ${column} of ${file} is ${value} and is used; ${otherColumn} of ${otherFile} is ${other}`;
}

function paramsOf({ name, read, kept, other }: FigureConflict) {
  return {
    sample: read === null ? name : `${name} R${read}`,
    ...{ column: kept.source.column, value: kept.value, file: kept.source.file },
    ...{ otherColumn: other.source.column, other: other.value, otherFile: other.source.file },
  };
}

/** Paths of at most three files. */
function namesOf(files: readonly { readonly path: string }[]): string {
  const shown = files.slice(0, 3).map(({ path }) => path);
  return `${shown.join(', ')}${files.length > shown.length ? ', …' : ''}`;
}
