import type { PairDifferences } from '@omics-portal/api/visualisation';
import type { DensePoints } from '@omics-portal/ui/charts';

/** Features with a ratio in two pairs of samples: their rows, and the points. */
export interface RatioPoints {
  readonly rows: readonly number[];
  readonly points: DensePoints;
}

/** Log2 fold changes of each feature of a table in a pair; null for one that was not tested. */
export function changesByRow({ rows, log2FoldChange }: PairDifferences, features: number): (number | null)[] {
  const changes = new Array<number | null>(features).fill(null);
  rows.forEach((row, index) => {
    changes[row] = log2FoldChange[index] ?? null;
  });
  return changes;
}

/** Points of the features that have a ratio in both pairs. */
export function ratioPoints(
  features: readonly string[],
  across: readonly (number | null)[],
  up: readonly (number | null)[],
): RatioPoints {
  const rows = features.flatMap((_, row) =>
    typeof across[row] === 'number' && typeof up[row] === 'number' ? [row] : [],
  );
  return {
    rows,
    points: {
      x: rows.map((row) => across[row] ?? NaN),
      y: rows.map((row) => up[row] ?? NaN),
      series: new Uint8Array(rows.length),
      nameAt: (index) => features[rows[index] ?? -1] ?? '',
    },
  };
}
