import { readVisualisation, type CallSet, type FigureSource } from '@omics-portal/api/visualisation';
import { mean } from '@omics-portal/qc-metrics';

/** Figure of one batch: the mean of its repeats. */
export interface BatchFigure {
  readonly batch: string;
  readonly value: number;
}

/** Batch whose name has the day of its measurement. */
export interface DatedBatch extends BatchFigure {
  /** Day as `YYYY-MM-DD`. */
  readonly day: string;
}

/** Mendelian concordance of the batches of one kind of sequencing, lowest first. */
export interface BatchFigures {
  readonly sequencing: CallSet['sequencing'];
  readonly batches: readonly BatchFigure[];
  /** Batch with the latest day in its name; null where the names have none. */
  readonly latest: DatedBatch | null;
}

/** Figures of the published batches, with their source. */
export interface PublishedBatches {
  readonly source: FigureSource;
  readonly kinds: readonly BatchFigures[];
}

/** Figures of the published batches; null where none are installed. */
export function batchFigures(document: unknown): PublishedBatches | null {
  const read = readVisualisation(document, 'dna');
  if (read?.kind !== 'dna' || read.history === null) return null;
  const { source, callSets } = read.history;
  const kinds = (['WGS', 'WES'] as const).map((sequencing) =>
    figuresOf(
      sequencing,
      callSets.filter((one) => one.sequencing === sequencing),
    ),
  );
  return { source, kinds: kinds.filter(({ batches }) => batches.length > 0) };
}

function figuresOf(sequencing: CallSet['sequencing'], callSets: readonly CallSet[]): BatchFigures {
  const repeats = new Map<string, number[]>();
  for (const { batch, mendelian } of callSets) {
    if (Number.isFinite(mendelian.snv)) repeats.set(batch, [...(repeats.get(batch) ?? []), mendelian.snv]);
  }
  const batches = [...repeats]
    .map(([batch, values]) => ({ batch, value: mean(values) }))
    .toSorted((one, other) => one.value - other.value);
  return {
    sequencing,
    batches,
    latest: latestOf(batches),
  };
}

function latestOf(batches: readonly BatchFigure[]): DatedBatch | null {
  const dated = batches.flatMap((batch) => {
    const [, year, month, day] =
      /_(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=_|$)/.exec(batch.batch) ?? [];
    return day === undefined ? [] : [{ ...batch, day: `${year}-${month}-${day}` }];
  });
  return dated.toSorted((one, other) => other.day.localeCompare(one.day))[0] ?? null;
}

/** Start of an axis that ends at 1: the lowest figure, rounded down to a tenth. */
export function axisStart(batches: readonly BatchFigure[]): number {
  const lowest = Math.min(1, ...batches.map(({ value }) => value));
  return Math.max(0, Math.min(0.9, Math.floor(lowest * 10) / 10));
}
