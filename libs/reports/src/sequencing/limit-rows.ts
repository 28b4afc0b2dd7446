import {
  type Level,
  type QcSequencing,
  type SequencingLimit,
  verdictOf,
  worstFirst,
} from '@omics-portal/qc-metrics';

/** Limits of one figure, checked for all samples. */
export interface LimitRow {
  readonly metric: string;
  /** Unit of the figure; empty for one that no file has. */
  readonly unit: string;
  readonly level: Level;
  readonly limits: readonly Pick<SequencingLimit, 'comparator' | 'limit' | 'origin'>[];
  readonly samples: number;
  /** Samples beyond one of the limits. */
  readonly beyond: readonly string[];
}

/** Limits by figure, the worst first: the two limits of a range are one row. */
export function limitRows({ limits, samples }: Pick<QcSequencing, 'limits' | 'samples'>): LimitRow[] {
  const rows = new Map<string, LimitRow>();
  for (const { metric, level, comparator, limit, origin, samples: checked, beyond } of limits) {
    const before = rows.get(metric);
    const unit = samples.columns.find(({ key }) => key === metric)?.unit ?? '';
    rows.set(metric, {
      metric,
      unit,
      level: verdictOf([{ level }, ...(before ? [before] : [])]),
      limits: [...(before?.limits ?? []), { comparator, limit, ...(origin && { origin }) }],
      samples: Math.max(before?.samples ?? 0, checked),
      beyond: [...new Set([...(before?.beyond ?? []), ...beyond])],
    });
  }
  return [...rows.values()].sort((one, other) => worstFirst(one.level, other.level));
}
