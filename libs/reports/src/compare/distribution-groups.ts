import { evenlySampled, type QcBox } from '@omics-portal/qc-metrics';
import type { NamedFigures } from './comparison-series';
import { MAX_LIBRARIES } from '../expression/library-rows';

/** Box of a library in a comparison. */
export interface ComparedBox {
  readonly report: NamedFigures;
  readonly box: QcBox;
}

/** Distributions of the compared reports: all boxes, and those that a chart has room for. */
export interface ComparedDistributions {
  /** Reports that have distributions. */
  readonly reports: readonly NamedFigures[];
  /** In the order of the reports. */
  readonly boxes: readonly ComparedBox[];
  /** The first library of each report, then the second one, and so on: an even share of each report. */
  readonly drawn: readonly ComparedBox[];
}

/** Distributions of the reports on tables; those of programs before 1.3 have none. */
export function comparedDistributions(reports: readonly NamedFigures[]): ComparedDistributions {
  const found = reports.flatMap((report) => {
    const { figures } = report;
    const boxes = figures.omics === 'genomics' ? [] : (figures.distribution ?? []);
    return boxes.length > 0 ? [{ report, boxes }] : [];
  });
  const share = Math.floor(MAX_LIBRARIES / Math.max(1, found.length));
  const shares = found.map(({ report, boxes }) =>
    evenlySampled(boxes, share).map((box): ComparedBox => ({ report, box })),
  );
  const most = Math.max(0, ...shares.map(({ length }) => length));
  return {
    reports: found.map(({ report }) => report),
    boxes: found.flatMap(({ report, boxes }) => boxes.map((box): ComparedBox => ({ report, box }))),
    drawn: Array.from({ length: most }, (_, index) => shares.flatMap((one) => one[index] ?? [])).flat(),
  };
}
