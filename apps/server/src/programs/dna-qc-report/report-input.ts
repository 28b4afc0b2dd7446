import {
  type CallFigures as ReadCalls,
  type ConcordanceFigures as ReadConcordance,
  type DnaCounts,
  type FigureKey,
  FIGURES,
  type MendelianCounts,
  type QcInputs,
} from '@omics-portal/qc-inputs';
import {
  type CallFigures,
  type ConcordanceFigures,
  type DonorCalls,
  type FamilyConcordance,
  type QcSampleTable,
  type SampleCurve,
  type Sequencing,
} from '@omics-portal/qc-metrics';

/** Called SNVs below which a sample is an exome: an exome has some 20,000 to 100,000, a genome some 4,000,000. */
const EXOME_SNVS = 500_000;

/** Calls of each sample of a donor that have precision and recall of both types. */
export function donorCalls({ dna }: Pick<QcInputs, 'dna'>): DonorCalls[] {
  return dna.flatMap(({ name, donor, snv, indel }) => {
    const [snvs, indels] = [completeCalls(snv), completeCalls(indel)];
    return donor && snvs && indels ? [{ sample: name, donor, snv: snvs, indel: indels }] : [];
  });
}

/** Concordance of each family that has a rate for both types, as the published workflow gives it. */
export function familyConcordance({ mendelian }: Pick<QcInputs, 'mendelian'>): FamilyConcordance[] {
  return mendelian.flatMap(({ family, snv, indel }: MendelianCounts) => {
    const [snvs, indels] = [completeConcordance(snv), completeConcordance(indel)];
    return snvs && indels ? [{ family, matching: 'haplotype', snv: snvs, indel: indels }] : [];
  });
}

/** Kind of sequencing: an exome has figures of a capture, or few variants. Null where neither is known. */
export function sequencingOf({ dna, samples }: Pick<QcInputs, 'dna' | 'samples'>): Sequencing | null {
  if (samples.some(({ figures }) => figures.fold80 ?? figures.onTarget)) {
    return 'WES';
  }
  const numbers = dna.flatMap(({ snv }: DnaCounts) => snv?.number ?? snv?.query ?? []);
  if (numbers.length === 0) {
    return null;
  }
  return Math.max(...numbers) < EXOME_SNVS ? 'WES' : 'WGS';
}

/** Curves of all samples; those of the files of a pair are apart. */
export function sampleCurves({ curves }: Pick<QcInputs, 'curves'>): SampleCurve[] {
  return curves.map(({ kind, name, read, donor, source, points }) => ({
    kind,
    sample: rowName(name, read),
    donor,
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
        values: keys.map((key) => figures[key]?.value ?? null),
      })),
  };
}

/** Name of a sample, or of a file of its pair. */
function rowName(name: string, read: number | null): string {
  return read === null ? name : `${name} R${read}`;
}

function completeCalls(calls: ReadCalls | null): CallFigures | null {
  if (calls?.precision == null || calls.recall == null) {
    return null;
  }
  const { precision, recall } = calls;
  return {
    ...known('number', calls.number),
    ...known('truePositives', calls.truePositives),
    ...known('falsePositives', calls.falsePositives),
    ...known('falseNegatives', calls.falseNegatives),
    precision,
    recall,
  };
}

function completeConcordance(figures: ReadConcordance | null): ConcordanceFigures | null {
  if (figures?.rate == null) {
    return null;
  }
  return {
    ...known('detected', figures.total),
    ...known('consistent', figures.concordant),
    rate: figures.rate,
    ...known('twinRate', figures.twinRate),
  };
}

function known<Key extends string>(key: Key, value: number | null): Partial<Record<Key, number>> {
  return value === null ? {} : ({ [key]: value } as Record<Key, number>);
}
