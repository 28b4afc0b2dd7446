/** Value of a figure; null where the file says that there is none. */
export type FigureValue = number | string | null;

/** Figures of a sample, or of one part of it, such as a file of a mate or a library. */
export interface FigureRow {
  /** Name of the part; null when the row is about the whole sample. */
  readonly part: string | null;
  /** Group of rows that are compared over samples, such as the mate; null when all rows are comparable. */
  readonly series: string | null;
  readonly values: Readonly<Record<string, FigureValue>>;
}

/** Reason why figures of a succeeded job are missing; `output` is the name of the output. */
export interface FiguresProblem {
  readonly code: 'missing-output' | 'too-large' | 'not-readable' | 'too-many';
  readonly output: string;
}

/** Figures that were read from the outputs of an attempt. */
export interface SampleFigures {
  readonly rows: readonly FigureRow[];
  /** First problem of a source; other sources may have been readable. */
  readonly problem: FiguresProblem | null;
}

/** Limits of what is stored of one job. A job beyond them has the problem `too-many`, and nothing is cut off. */
const FIGURE_LIMITS = { rows: 1_000, keys: 200 } as const;

/** Merges rows about the same part and series, such as those of two files. The first value of a key wins. */
export function mergeFigureRows(rows: readonly FigureRow[]): FigureRow[] {
  const merged = new Map<string, FigureRow>();
  for (const row of rows) {
    const id = JSON.stringify([row.part, row.series]);
    const earlier = merged.get(id);
    merged.set(id, earlier ? { ...row, values: { ...row.values, ...earlier.values } } : row);
  }
  return [...merged.values()];
}

/** True when the rows are within {@link FIGURE_LIMITS}. */
export function fitsFigureLimits(rows: readonly FigureRow[]): boolean {
  return (
    rows.length <= FIGURE_LIMITS.rows &&
    rows.every(({ values }) => Object.keys(values).length <= FIGURE_LIMITS.keys)
  );
}
