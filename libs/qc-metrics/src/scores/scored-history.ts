import { type Omics } from '../matrix/expression-matrix';
import { type Grade, gradeOf, quantileGrades, rankGrades } from './grades';
import { scaledTotal } from './history';
import { type HistoricalBatch, rootTotal, totalScore } from './total-score';

/** Historical batch with its total score. */
export interface ScoredBatch {
  readonly batch: string;
  /** Total score on the scale from 1 to 10 of the history. */
  readonly total: number;
  /** Grade of the total among those of the history. */
  readonly grade: Grade;
}

/** Total score and grade of each batch of a history, in its order; batches without a total are left out. */
export function scoredHistory(omics: Omics, history: readonly HistoricalBatch[]): ScoredBatch[] {
  const totals = totalsOf(omics, history);
  const known = history.flatMap(({ batch }, index) => {
    const total = totals[index] ?? NaN;
    return Number.isFinite(total) ? [{ batch, total }] : [];
  });
  const values = known.map(({ total }) => total);
  return known.map(({ batch, total }, index) => ({
    batch,
    total,
    grade: gradeOf(
      // A rank is one among the other batches.
      omics === 'transcriptomics'
        ? rankGrades(
            values.filter((_, other) => other !== index),
            'higher',
          )
        : quantileGrades(values, 'higher'),
      total,
    ),
  }));
}

/** Totals in the order of the history, each on the scale from 1 to 10; NaN for a batch without one. */
function totalsOf(omics: Omics, history: readonly HistoricalBatch[]): readonly number[] {
  if (omics !== 'transcriptomics') return totalScore(history, {}).historicalTotals;
  const roots = history.map((batch) => rootTotal([], batch.values).total);
  const known = roots.filter((root) => Number.isFinite(root));
  return roots.map((root) => scaledTotal(known, root).scaled ?? NaN);
}
