import { CURVES } from '../model/tool-curve';
import { type FileReading, type ReadCurve } from './file-reading';
import { MAX_COUNT } from './ranges';
import { tidy } from './tidy';

/**
 * Adds a curve with its points in ascending order. Shares of insert sizes are taken, as tools give counts in different
 * units; a curve without points, or with negative values, is left out.
 */
export function addCurve(curve: ReadCurve, reading: FileReading): void {
  const points = [...curve.points].sort(([a], [b]) => a - b);
  const max = { percent: 100, fraction: MAX_COUNT, count: MAX_COUNT, phred: 255 }[CURVES[curve.kind].y];
  const wrong = points.find(([, y]) => !(y >= 0 && tidy(y) <= max));
  if (wrong) {
    reading.report('out-of-range', { column: curve.source.column }, { value: wrong[1], min: 0, max });
    return;
  }
  const shown = curve.kind === 'insertSize' ? sharesOf(points) : points;
  if (shown.length > 0 && shown.every(() => reading.countValue())) {
    reading.curves.push({ ...curve, points: shown });
  }
}

function sharesOf(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const total = points.reduce((sum, [, y]) => sum + y, 0);
  return total > 0 && Number.isFinite(total) ? points.map(([x, y]) => [x, y / total] as const) : [];
}
