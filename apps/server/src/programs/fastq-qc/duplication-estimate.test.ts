import { expect, test } from 'vitest';
import { DuplicationEstimate } from './duplication-estimate.ts';

test('the estimate stays close and bounded when there are far more sequences than it may follow', () => {
  const estimate = new DuplicationEstimate();
  const read = Buffer.alloc(20);
  // 600,000 different sequences, every fourth of them twice: 20 % of the reads are repeats.
  for (let index = 0; index < 600_000; index += 1) {
    read.write(String(index).padStart(20, 'A'), 'latin1');
    estimate.add(read, 0, 20);
    if (index % 4 === 0) estimate.add(read, 0, 20);
  }
  const { share, followedSequences, sampled } = estimate.result();
  expect(Math.abs(share - 0.2)).toBeLessThan(0.005);
  expect(followedSequences).toBeLessThanOrEqual(200_000);
  expect(Math.abs(followedSequences / (600_000 * sampled) - 1)).toBeLessThan(0.02);
});
