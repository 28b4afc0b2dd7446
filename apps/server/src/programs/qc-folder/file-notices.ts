import { type FigureConflict, type InputProblem, type QcInputs } from '@omics-portal/qc-inputs';
import { type QcDifferingValue, type QcNotice } from '@omics-portal/qc-metrics';

/** Maximum number of differing values in report.json. */
const MAX_DIFFERING = 1000;
/** Files, and samples, that a notice names. */
const MAX_PATHS = 3;
const MAX_NAMES = 12;

/** Notices of a report about its files: values that differ, and values that could not be read. */
export function fileNotices({ conflicts, files }: Pick<QcInputs, 'conflicts' | 'files'>): QcNotice[] {
  const [first] = conflicts;
  const withProblems = files.filter(({ problems }) => problems.length > 0);
  const paths = withProblems.map(({ path }) => path);
  const count = problemCount(withProblems.flatMap(({ problems }) => problems));
  return [
    ...(first
      ? [{ code: 'values-differ' as const, params: { count: conflicts.length, ...paramsOf(first) } }]
      : []),
    ...(count > 0
      ? [{ code: 'file-problems' as const, params: { count, files: listed(paths, MAX_PATHS) } }]
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

/** Values that differ, as report.json has them. */
export function differingValues(
  conflicts: readonly FigureConflict[],
): Partial<Record<'differingValues', readonly QcDifferingValue[]>> {
  const values = conflicts.slice(0, MAX_DIFFERING).map((conflict): QcDifferingValue => {
    const { sample, column, value, file, otherColumn, other, otherFile } = paramsOf(conflict);
    return {
      sample,
      shown: { column, file, value },
      other: { column: otherColumn, file: otherFile, value: other },
    };
  });
  return values.length > 0 ? { differingValues: values } : {};
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

/** Notice about corrections of samples that the input does not have; the first of them are named. */
export function correctionNotices(names: readonly string[]): QcNotice[] {
  return names.length === 0
    ? []
    : [{ code: 'corrections-unused', params: { count: names.length, names: listed(names, MAX_NAMES) } }];
}

function listed(names: readonly string[], max: number): string {
  return `${names.slice(0, max).join(', ')}${names.length > max ? ', …' : ''}`;
}
