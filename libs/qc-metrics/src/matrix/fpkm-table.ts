import { type ExpressionMatrix } from './expression-matrix';
import { type FeatureNames } from './name-list';
import { type Parsed, refused, type TableProblem } from './table-problem';

/** Largest typical sum of a library in FPKM or TPM, of which a library has a million at most; estimated counts have more. */
const MAX_SUM = 2e6;

/**
 * True for a table of FPKM or TPM: most positive values are fractions, and half of the libraries add up to 2,000,000 at most.
 * Estimated counts (Salmon, RSEM) are fractions with larger sums.
 */
export function isFpkm({ values, libraries }: ExpressionMatrix): boolean {
  const width = libraries.length;
  const sums = new Float64Array(width);
  let positive = 0;
  let fractions = 0;
  for (let start = 0; start < values.length; start += width) {
    for (let library = 0; library < width; library += 1) {
      const value = values[start + library] ?? NaN;
      if (value > 0) {
        positive += 1;
        fractions += Number.isInteger(value) ? 0 : 1;
        sums[library] = (sums[library] ?? 0) + value;
      }
    }
  }
  return 2 * fractions > positive && (sums.sort()[width >>> 1] ?? Infinity) <= MAX_SUM;
}

/**
 * Table of counts with the FPKM of the same genes; further genes of the FPKM table are left out. Both tables have their libraries
 * in the same order. Rejects counts that are FPKM, FPKM that are counts, and genes without FPKM.
 */
export function withFpkm(counts: ExpressionMatrix, fpkm: ExpressionMatrix): Parsed<ExpressionMatrix> {
  const width = counts.libraries.length;
  const problems: TableProblem[] = [
    ...(isFpkm(counts) ? [problem('not-counts', {})] : []),
    ...(isFpkm(fpkm) ? [] : [problem('not-fpkm', {})]),
  ];
  const rows = rowsOf(fpkm.features);
  const values = new Float64Array(counts.values.length);
  let lost = 0;
  let first = '';
  for (let feature = 0; feature < counts.features.length; feature += 1) {
    const name = counts.features.at(feature) ?? '';
    const row = rows.get(name);
    if (row === undefined) {
      first = lost === 0 ? name : first;
      lost += 1;
    } else {
      values.set(fpkm.values.subarray(row * width, (row + 1) * width), feature * width);
    }
  }
  if (lost > 0) {
    problems.push(problem('features-without-fpkm', { features: lost, feature: first }));
  }
  return problems.length > 0
    ? refused(problems)
    : { ok: true, value: { ...counts, fpkm: values }, comments: [] };
}

function rowsOf(features: FeatureNames): Map<string, number> {
  const rows = new Map<string, number>();
  let row = 0;
  for (const name of features) {
    rows.set(name, row);
    row += 1;
  }
  return rows;
}

function problem(code: TableProblem['code'], params: TableProblem['params']): TableProblem {
  return { code, params };
}
