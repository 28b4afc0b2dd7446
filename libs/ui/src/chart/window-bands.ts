import { stepOf, type WindowStep } from './window-scale';

/** Row of a window map. */
export interface WindowRow {
  /** Unique key of the row. */
  key: string;
  /** Shown beside the row. */
  label: string;
  /** Length of the row, in the unit of the windows. */
  length: number;
  /** Count of each window from the start; the last window ends with the row. */
  counts: readonly number[];
  /** Lines of the tooltip of the row, at least one. */
  notes: readonly string[];
}

/** Span of neighbouring windows with the same colour. */
export interface WindowBand {
  start: number;
  end: number;
}

/** Bands of a row by step: neighbouring windows of one step are one band, so that a drawing has few shapes. */
export function bandsOf(
  { counts, length }: Pick<WindowRow, 'counts' | 'length'>,
  windowSize: number,
  steps: readonly WindowStep[],
): WindowBand[][] {
  const bands: WindowBand[][] = steps.map(() => []);
  counts.forEach((count, window) => {
    const start = window * windowSize;
    const end = Math.min(start + windowSize, length);
    const ofStep = bands[stepOf(steps, count)];
    const last = ofStep?.at(-1);
    if (last?.end === start) {
      last.end = end;
    } else {
      ofStep?.push({ start, end });
    }
  });
  return bands;
}

/** Outline of bands in pixels. */
export function bandPath(
  bands: readonly WindowBand[],
  at: (value: number) => number,
  height: number,
): string {
  return bands
    .map(({ start, end }) => {
      const [from, to] = [at(start).toFixed(2), at(end).toFixed(2)];
      return `M${from} 0H${to}V${height}H${from}Z`;
    })
    .join('');
}
