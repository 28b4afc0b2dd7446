import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type ReferenceFoldChange } from '../expression/relative-correlation';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { type SampleSheetRow } from '../matrix/sample-sheet';

/** Simulated batch of RNA: counts and FPKM of the same genes, with the fold changes that they were made from. */
export interface RnaBatch {
  readonly counts: ExpressionMatrix;
  readonly fpkm: ExpressionMatrix;
  readonly sheet: readonly SampleSheetRow[];
  readonly reference: readonly ReferenceFoldChange[];
}

const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;
const REPLICATES = 3;
const STEPS = 1e6;

/** Batch of RNA, equal for an equal seed. */
export function rnaBatch(seed: number, genes = 300): RnaBatch {
  const random = xoroshiro128plus(seed);
  const uniform = (): number => uniformInt(random, 0, STEPS) / STEPS;
  const features = Array.from({ length: genes }, (_, gene) => `ENSG${gene}`);
  const sheet = SAMPLES.flatMap((sample) =>
    Array.from({ length: REPLICATES }, (_, index) => ({ library: `${sample}_${index + 1}`, sample })),
  );
  const changes = features.map(() => SAMPLES.map(() => (uniform() < 0.5 ? 3 * uniform() - 1.5 : 0)));
  const kilobases = features.map(() => 0.5 + 4 * uniform());
  const rows = changes.map((bySample) => {
    const level = 1 + 9 * uniform();
    return sheet.map((_, library) => {
      const change = bySample[Math.floor(library / REPLICATES)] ?? 0;
      return Math.round(2 ** (level + change + 0.4 * (uniform() - 0.5)));
    });
  });
  const libraries = sheet.map(({ library }) => library);
  const sizes = libraries.map((_, library) => rows.reduce((sum, row) => sum + (row[library] ?? 0), 0));
  const levels = rows.map((row, gene) =>
    row.map((count, library) => (1e6 * count) / (sizes[library] ?? 1) / (kilobases[gene] ?? 1)),
  );
  const reference = features.flatMap((feature, gene) =>
    [0, 2, 3].map((sample) => ({
      feature,
      pair: `${SAMPLES[sample] ?? ''}/D6`,
      log2FoldChange: (changes[gene]?.[sample] ?? 0) - (changes[gene]?.[1] ?? 0),
    })),
  );
  return {
    counts: { features, libraries, values: Float64Array.from(rows.flat()) },
    fpkm: { features, libraries, values: Float64Array.from(levels.flat()) },
    sheet,
    reference,
  };
}
