import { mean, type ExpressionReport } from '@omics-portal/qc-metrics';
import { pcaSeries, type Series } from '../plane/plane-series';
import type { NamedFigures } from './comparison-series';

/** Samples that two planes must share: two of them leave open whether a plane is mirrored. */
const MIN_SHARED = 3;

type Plane = NonNullable<ExpressionReport['pca']>['points'];

/** Position in a plane of two components. */
type Position = readonly [number, number];

/** Map of positions in one plane to another. */
type Transform = (position: Position) => Position;

/**
 * Series of libraries in one plane, one for each report. The components of each report are moved, turned, mirrored and scaled as
 * a whole, so that the means of the samples come closest to those of the first report (orthogonal Procrustes alignment; Gower
 * 1975). A report that shares fewer than three samples with the first one is left out.
 */
export function alignedPlanes(reports: readonly NamedFigures[]): Series[] {
  const planes = reports.flatMap(({ id, name, figures }) =>
    figures.omics === 'genomics' || figures.pca === null ? [] : [{ id, name, points: figures.pca.points }],
  );
  const [first] = planes;
  return first === undefined
    ? []
    : planes.flatMap(({ id, name, points }) => {
        const transform = alignment(points, first.points);
        return transform === null ? [] : [{ id, label: name, points: placed(points, transform) }];
      });
}

function placed(points: Plane, transform: Transform): Series['points'] {
  return points.map(({ library, sample, pc1, pc2 }) => {
    const [x, y] = transform([pc1, pc2]);
    return { x, y, label: `${sample} ${library}` };
  });
}

/** Alignment of a plane with another by the means of the samples that they share; null for too few, or for equal means. */
function alignment(from: Plane, to: Plane): Transform | null {
  const [sources, targets] = [sampleMeans(from), sampleMeans(to)];
  const shared = [...sources.keys()].filter((sample) => targets.has(sample));
  const source = shared.map((sample): Position => sources.get(sample) ?? [0, 0]);
  const target = shared.map((sample): Position => targets.get(sample) ?? [0, 0]);
  const [fromCentre, toCentre] = [centreOf(source), centreOf(target)];
  const centred = source.map((position) => minus(position, fromCentre));
  const size = centred.reduce((sum, [x, y]) => sum + x * x + y * y, 0);
  if (shared.length < MIN_SHARED || size === 0) {
    return null;
  }
  const { isMirrored, cos, sin } = bestTurn(
    centred,
    target.map((position) => minus(position, toCentre)),
  );
  return (position) => {
    const [x, plainY] = minus(position, fromCentre);
    const y = isMirrored ? -plainY : plainY;
    return [(x * cos - y * sin) / size + toCentre[0], (x * sin + y * cos) / size + toCentre[1]];
  };
}

/** Turn, after a reflection or without, that brings positions closest to others; cosine and sine times the scale and the size. */
function bestTurn(source: readonly Position[], target: readonly Position[]) {
  const sum = (term: (from: Position, to: Position) => number) =>
    source.reduce((total, from, index) => total + term(from, target[index] ?? [0, 0]), 0);
  const turn = {
    isMirrored: false,
    cos: sum(([x, y], [u, v]) => x * u + y * v),
    sin: sum(([x, y], [u, v]) => x * v - y * u),
  };
  const mirrored = {
    isMirrored: true,
    cos: sum(([x, y], [u, v]) => x * u - y * v),
    sin: sum(([x, y], [u, v]) => x * v + y * u),
  };
  return Math.hypot(turn.cos, turn.sin) >= Math.hypot(mirrored.cos, mirrored.sin) ? turn : mirrored;
}

function sampleMeans(plane: Plane): ReadonlyMap<string, Position> {
  return new Map(pcaSeries(plane).map(({ id, points }) => [id, centreOf(points.map(({ x, y }) => [x, y]))]));
}

function centreOf(positions: readonly Position[]): Position {
  return [mean(positions.map(([x]) => x)), mean(positions.map(([, y]) => y))];
}

function minus([x, y]: Position, [u, v]: Position): Position {
  return [x - u, y - v];
}
