import type { PairDifferences } from '@omics-portal/api/visualisation';
import {
  significance,
  volcanoSide,
  type DifferentialLimits,
  type VolcanoSide,
} from '@omics-portal/qc-metrics';
import type { DensePoints } from '@omics-portal/ui/charts';

/** Sides of a volcano plot in the order of its series. */
export const VOLCANO_SIDES: readonly VolcanoSide[] = ['neither', 'up', 'down'];

/** Points of a volcano plot, and the number of features on each side. */
export interface VolcanoPoints {
  readonly points: DensePoints;
  readonly counts: Readonly<Record<VolcanoSide, number>>;
}

/** Points of the tested features of a pair. */
export function volcanoPoints(
  { rows, log2FoldChange, adjustedP }: PairDifferences,
  limits: DifferentialLimits,
  features: readonly string[],
): VolcanoPoints {
  const sides = rows.map((_, index) =>
    volcanoSide(log2FoldChange[index] ?? NaN, adjustedP[index] ?? NaN, limits),
  );
  const countOf = (side: VolcanoSide) => sides.filter((one) => one === side).length;
  return {
    points: {
      x: log2FoldChange,
      y: adjustedP.map(significance),
      series: sides.map((side) => VOLCANO_SIDES.indexOf(side)),
      nameAt: (index) => features[rows[index] ?? -1] ?? '',
    },
    counts: { neither: countOf('neither'), up: countOf('up'), down: countOf('down') },
  };
}
