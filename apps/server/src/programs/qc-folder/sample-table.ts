import { type FigureKey, FIGURES, type QcInputs } from '@omics-portal/qc-inputs';
import { type QcSampleTable, type SampleCurve } from '@omics-portal/qc-metrics';

/** Curves of all samples; those of the files of a pair are apart. */
export function sampleCurves({ curves }: Pick<QcInputs, 'curves'>): SampleCurve[] {
  return curves.map(({ kind, name, read, donor, source, points }) => ({
    kind,
    sample: rowName(name, read),
    donor,
    ...ofPair(read),
    tool: source.tool,
    points,
  }));
}

/** Table of all figures of the samples, in the order of the report; the files of a pair are rows of their own. */
export function sampleTable({ samples }: Pick<QcInputs, 'samples'>): QcSampleTable {
  const keys = (Object.keys(FIGURES) as FigureKey[]).filter((key) =>
    samples.some(({ figures }) => figures[key]),
  );
  return {
    columns: keys.map((key) => ({
      key,
      unit: FIGURES[key].unit,
      tools: [...new Set(samples.flatMap(({ figures }) => figures[key]?.source.tool ?? []))],
    })),
    rows: samples
      .filter(({ figures }) => Object.keys(figures).length > 0)
      .map(({ name, read, donor, figures }) => ({
        sample: rowName(name, read),
        donor,
        ...ofPair(read),
        values: keys.map((key) => figures[key]?.value ?? null),
      })),
  };
}

/** The file of a pair in report.json, which has none for a whole sample. */
function ofPair(read: 1 | 2 | null): { read?: 1 | 2 } {
  return read === null ? {} : { read };
}

/** Name of a sample, or of a file of its pair. */
function rowName(name: string, read: 1 | 2 | null): string {
  return read === null ? name : `${name} R${read}`;
}
