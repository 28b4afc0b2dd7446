import { type QcReport, type QcSampleTable, sampleSpread } from '@omics-portal/qc-metrics';

/** Median of a figure over the samples of one report. */
export interface MedianCell {
  readonly value: number;
  /** Number of samples and files of reads with the figure. */
  readonly samples: number;
  /** Value minus that of the first report; null for the first report, and if that has no such figure. */
  readonly difference: number | null;
}

/**
 * Row of a comparison: medians of one figure of reads, alignments or variants. A report without the figure has a null cell. There is
 * no level: the limits of a profile are for single samples.
 */
export interface MedianRow {
  readonly kind: 'median';
  /** Key of the figure in report.json. */
  readonly key: string;
  readonly unit: string;
  readonly cells: readonly (MedianCell | null)[];
  readonly differs: boolean;
}

/** Rows for the figures of each sample that at least two reports have in the same unit, in the order of the reports. */
export function medianRows(reports: readonly QcReport[]): MedianRow[] {
  const tables = reports.map(samplesOf);
  const figures = new Map(
    tables.flatMap((table) =>
      (table?.columns ?? []).map(({ key, unit }) => [`${key} ${unit}`, { key, unit }] as const),
    ),
  );
  return [...figures.values()]
    .map((figure) => medianRow(figure, tables))
    .filter(({ cells }) => cells.filter((cell) => cell !== null).length > 1);
}

function samplesOf(report: QcReport): QcSampleTable | undefined {
  return report.omics === 'genomics' ? report.samples : report.sequencing?.samples;
}

function medianRow(
  { key, unit }: Pick<MedianRow, 'key' | 'unit'>,
  tables: readonly (QcSampleTable | undefined)[],
): MedianRow {
  const spreads = tables.map((table) => {
    const column = table?.columns.findIndex((each) => each.key === key && each.unit === unit) ?? -1;
    return sampleSpread((table?.rows ?? []).flatMap(({ values }) => values[column] ?? []));
  });
  const first = spreads[0];
  const cells = spreads.map((spread, index): MedianCell | null =>
    spread === null
      ? null
      : {
          value: spread.median,
          samples: spread.n,
          difference: index === 0 || !first ? null : spread.median - first.median,
        },
  );
  return { kind: 'median', key, unit, cells, differs: new Set(cells.map((cell) => cell?.value)).size > 1 };
}
