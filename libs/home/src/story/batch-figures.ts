import { readVisualisation, type CallSet, type FigureSource } from '@omics-portal/api/visualisation';
import { mean, median } from '@omics-portal/qc-metrics';

/** Figure of one batch: the mean of its repeats. */
export interface BatchFigure {
  readonly batch: string;
  readonly value: number;
}

/** Mendelian concordance of the batches of one kind of sequencing, lowest first. */
export interface BatchFigures {
  readonly sequencing: CallSet['sequencing'];
  readonly batches: readonly BatchFigure[];
  readonly median: number;
}

/** Figures of the published batches, with their source; null where none are installed. */
export function batchFigures(
  document: unknown,
): { readonly source: FigureSource; readonly kinds: readonly BatchFigures[] } | null {
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
  return { sequencing, batches, median: median(batches.map(({ value }) => value)) };
}
