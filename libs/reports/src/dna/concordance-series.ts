import {
  type DnaHistoryPoint,
  type DnaReport,
  f1Of,
  meanCalls,
  meanConcordance,
} from '@omics-portal/qc-metrics';
import type { Series } from '../plane/plane-series';

/** Types of small variants. */
export type VariantKind = keyof DnaHistoryPoint['f1'];

/** Id of the series of this batch. */
const OWN_SERIES = 'this-batch';

/**
 * Series of a chart of F1 over the Mendelian concordance rate: this batch, then the batches of the history by library
 * preparation. This batch is left out without calls or a family.
 */
export function concordanceSeries(report: DnaReport, type: VariantKind, ownLabel: string): Series[] {
  const own = ownPoint(report);
  const groups = [...new Set(report.history.map(({ group }) => group))].sort();
  return [
    ...(own
      ? [
          {
            id: OWN_SERIES,
            label: ownLabel,
            points: [{ x: own.mendelian[type], y: own.f1[type], label: ownLabel }],
          },
        ]
      : []),
    ...groups.map((group) => ({
      id: group,
      label: group,
      points: report.history
        .filter((past) => past.group === group)
        .map(({ batch, mendelian, f1 }) => ({ x: mendelian[type], y: f1[type], label: batch })),
    })),
  ];
}

function ownPoint({ calls, families }: DnaReport): Pick<DnaHistoryPoint, 'mendelian' | 'f1'> | null {
  const figures = meanCalls(calls);
  const mendelian = meanConcordance(families);
  return figures && mendelian ? { f1: f1Of(figures), mendelian } : null;
}
