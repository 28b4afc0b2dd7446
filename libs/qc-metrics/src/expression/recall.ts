import { type ExpressionMatrix, rowOf } from '../matrix/expression-matrix';
import { mean } from '../statistics/descriptive';
import { benjaminiHochberg } from '../statistics/false-discovery';
import { twoSidedP } from '../statistics/t-test';
import { QUARTET_SAMPLES } from './quartet-samples';
import { identifierOf } from './reference-features';
import { type ReferenceFoldChange } from './relative-correlation';
import { pairsOf, type SampleGroup } from './sample-groups';

const MAX_ADJUSTED_P = 0.05;
const DENOMINATOR = 'D6';

/** Recall of the differential metabolites of a reference. */
export interface Recall {
  /** Share of the measured reference pairs that are significant, 0..1; NaN without any. */
  readonly recall: number;
  /** Reference pairs of metabolites that the table has without missing values. */
  readonly measured: number;
}

/**
 * Recall of metabolites as in metqc: the share of the reference's differential pairs that a pairwise t test finds. The standard
 * deviation is pooled over the four samples, and p is adjusted by Benjamini and Hochberg over all metabolites and all pairs of
 * samples. Rows without missing values and zeros, log2.
 */
export function referenceRecall(
  table: ExpressionMatrix,
  groups: readonly SampleGroup[],
  reference: readonly ReferenceFoldChange[],
): Recall {
  const samples = groups.filter(({ sample }) => QUARTET_SAMPLES.some((known) => known === sample));
  const tests = [...valuesByMetabolite(table)].flatMap(([metabolite, rows]) =>
    pairwiseTests(
      samples.map(({ sample, libraries }) => ({
        sample,
        values: rows.flatMap((row) => libraries.map((library) => Math.log2(row[library] ?? NaN))),
      })),
    ).map(({ pair, p }) => ({ key: `${metabolite}\t${pair}`, p })),
  );
  const adjusted = benjaminiHochberg(tests.map(({ p }) => p));
  const isSignificant = new Map(
    tests.map(({ key }, index) => [key, (adjusted[index] ?? 1) < MAX_ADJUSTED_P]),
  );
  const found = reference.flatMap(({ feature, pair }) => isSignificant.get(`${feature}\t${pair}`) ?? []);
  return { recall: found.filter(Boolean).length / found.length, measured: found.length };
}

/** Complete rows by identifier; a row without one is a metabolite of its own. */
function valuesByMetabolite(table: ExpressionMatrix): Map<string, Float64Array[]> {
  const metabolites = new Map<string, Float64Array[]>();
  for (let row = 0; row < table.features.length; row += 1) {
    const values = rowOf(table, row);
    if (values.every((value) => value > 0)) {
      const key = identifierOf('metabolomics', table, row) ?? table.features.at(row) ?? '';
      metabolites.set(key, [...(metabolites.get(key) ?? []), values]);
    }
  }
  return metabolites;
}

interface SampleValues {
  readonly sample: string;
  readonly values: readonly number[];
}

/** P values of all pairs of samples with a pooled standard deviation; none for values that do not vary. */
function pairwiseTests(samples: readonly SampleValues[]): { readonly pair: string; readonly p: number }[] {
  const all = samples.flatMap(({ values }) => values);
  const degreesOfFreedom = all.length - samples.length;
  if (degreesOfFreedom < 1 || all.every((value) => value === all[0])) {
    return [];
  }
  const squares = samples.reduce((sum, { values }) => {
    const centre = mean(values);
    return sum + values.reduce((part, value) => part + (value - centre) ** 2, 0);
  }, 0);
  const deviation = Math.sqrt(squares / degreesOfFreedom);
  return pairsOf(samples).map((pair) => {
    const [below, above] = pair[1].sample === DENOMINATOR ? [pair[1], pair[0]] : pair;
    const error = deviation * Math.sqrt(1 / above.values.length + 1 / below.values.length);
    return {
      pair: `${above.sample}/${below.sample}`,
      p: twoSidedP((mean(above.values) - mean(below.values)) / error, degreesOfFreedom),
    };
  });
}
