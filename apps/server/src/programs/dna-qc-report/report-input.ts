import {
  type CallFigures as ReadCalls,
  type ConcordanceFigures as ReadConcordance,
  type DnaCounts,
  type MendelianCounts,
  type QcInputs,
} from '@omics-portal/qc-inputs';
import {
  type CallFigures,
  type ConcordanceFigures,
  type DonorCalls,
  type FamilyConcordance,
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
