import { CURVES } from '../model/tool-curve';
import { type FileReading, type ReadCurve } from './file-reading';
import { MAX_COUNT } from './ranges';
import { tidy } from './tidy';

/**
 * Adds a curve with its points in ascending order. Shares of insert sizes and multiples of the mean coverage of genes are taken,
 * as tools give counts in different units; a curve without points, or with negative values, is left out.
 */
export function addCurve(curve: ReadCurve, reading: FileReading): void {
  const points = [...curve.points].sort(([a], [b]) => a - b);
  const max = { percent: 100, fraction: MAX_COUNT, count: MAX_COUNT, phred: 255, ratio: MAX_COUNT }[
    CURVES[curve.kind].y
  ];
  const wrong = points.find(([, y]) => !(y >= 0 && tidy(y) <= max));
  if (wrong) {
    reading.report('out-of-range', { column: curve.source.column }, { value: wrong[1], min: 0, max });
    return;
  }
  const shown = shownPoints(curve.kind, points);
  if (shown.length > 0 && shown.every(() => reading.countValue())) {
    reading.curves.push({ ...curve, points: shown });
  }
}

type Points = readonly (readonly [number, number])[];

function shownPoints(kind: ReadCurve['kind'], points: Points): Points {
  switch (kind) {
    case 'insertSize':
      return dividedBySum(points, 1);
    case 'geneCoverage':
      return dividedBySum(points, points.length);
    default:
      return points;
  }
}

function dividedBySum(points: Points, factor: number): Points {
  const total = points.reduce((sum, [, y]) => sum + y, 0);
  return total > 0 && Number.isFinite(total)
    ? points.map(([x, y]) => [x, (factor * y) / total] as const)
    : [];
}
