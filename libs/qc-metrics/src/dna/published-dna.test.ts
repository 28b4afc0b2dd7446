import { expect, test } from 'vitest';
import { dnaExample, dnaHistory } from '../testing/dna-files';
import { meanCalls, meanConcordance, type Sequencing } from './dna-batch';
import { type DnaBatch, dnaRank, dnaTotal } from './total-score';

function example(kind: Sequencing): DnaBatch {
  const { calls, families } = dnaExample(kind);
  return { ...meanCalls(calls)!, mendelian: meanConcordance(families)! };
}

test.each([
  ['WGS', '0.97299', { position: 2, of: 10 }],
  ['WES', '0.89575', { position: 71, of: 81 }],
] as const)('the %s example scores %s', (kind, total, rank) => {
  expect(dnaTotal(example(kind)).toFixed(5)).toBe(total);
  expect(dnaRank(dnaHistory(kind), example(kind))).toEqual(rank);
});
