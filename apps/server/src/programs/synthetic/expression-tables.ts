import { delimitedLine } from '@omics-portal/data-query/files';
import { type ReferenceFoldChange } from '@omics-portal/qc-metrics';
import { normal, type Random, randomFrom } from './random.ts';

/** Data table and sample sheet as CSV text. The first line of both marks them as synthetic. */
export interface SyntheticTables {
  readonly data: string;
  readonly metadata: string;
}

const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;
const REPLICATES = [1, 2, 3] as const;
const LIBRARIES = SAMPLES.flatMap((sample) =>
  REPLICATES.map((replicate) => ({ library: `SYNTHETIC_${sample}_${replicate}`, sample })),
);

/** Options of a synthetic peptide table; `noise` is the standard deviation of replicates in log2. */
export interface SyntheticPeptides {
  readonly seed: number;
  readonly noise: number;
  readonly missingShare: number;
}

/** Default: replicates with a standard deviation of 0.15 in log2, and 3 % missing cells. */
export const DEFAULT_PEPTIDES: SyntheticPeptides = { seed: 11, noise: 0.15, missingShare: 0.03 };

/** Synthetic peptide tables: log2 intensities with the fold changes of a reference set over D6, for trying RC. */
export function peptideTables(
  reference: readonly ReferenceFoldChange[],
  { seed, noise, missingShare }: SyntheticPeptides,
): SyntheticTables {
  const random = randomFrom(seed);
  const changes = new Map<string, Map<string, number>>();
  for (const { feature, pair, log2FoldChange } of reference) {
    const [sample = ''] = pair.split('/');
    changes.set(feature, (changes.get(feature) ?? new Map<string, number>()).set(sample, log2FoldChange));
  }
  const rows = [...changes].map(([feature, bySample]) => {
    const level = 22 + 2 * normal(random);
    const cells = LIBRARIES.map(({ sample }) => {
      const value = level + (bySample.get(sample) ?? 0) + noise * normal(random);
      return random() < missingShare ? 'NA' : value.toFixed(5);
    });
    return [feature, ...cells];
  });
  return tables('peptide log2 intensities made from the reference fold changes', 'rowname', rows);
}

/** Options of a synthetic count table; `differing` is the share of genes that differ between samples. */
export interface SyntheticCounts {
  readonly seed: number;
  readonly genes: number;
  readonly differing: number;
}

/** Default: 2,000 genes, of which 30 % differ between the samples. */
export const DEFAULT_COUNTS: SyntheticCounts = { seed: 13, genes: 2000, differing: 0.3 };

/** Synthetic RNA counts with Poisson-like noise; gene names begin with SYNTH. */
export function countTables({ seed, genes, differing }: SyntheticCounts): SyntheticTables {
  const random = randomFrom(seed);
  const rows = Array.from({ length: genes }, (_, gene) => {
    const level = 2 ** (2 + 8 * random());
    const shifts = new Map(
      SAMPLES.map((sample) => [sample, random() < differing ? 1.2 * normal(random) : 0]),
    );
    const cells = LIBRARIES.map(({ sample }) =>
      String(countAround(random, level * 2 ** (shifts.get(sample) ?? 0))),
    );
    return [`SYNTH${String(gene + 1).padStart(6, '0')}`, ...cells];
  });
  return tables('RNA counts', 'gene', rows);
}

/** Random count with 10 % biological variation, as a rounded normal deviate. */
function countAround(random: Random, expected: number): number {
  return Math.max(0, Math.round(expected + Math.sqrt(expected + (0.1 * expected) ** 2) * normal(random)));
}

function tables(what: string, key: string, rows: readonly (readonly string[])[]): SyntheticTables {
  const header = [key, ...LIBRARIES.map(({ library }) => library)];
  const comment = `# SYNTHETIC ${what}, made by a generator`;
  const text = (lines: readonly (readonly string[])[]) =>
    `${comment}\n${lines.map((cells) => delimitedLine('csv', cells, '\n')).join('')}`;
  return {
    data: text([header, ...rows]),
    metadata: text([['name', 'sample'], ...LIBRARIES.map(({ library, sample }) => [library, sample])]),
  };
}
