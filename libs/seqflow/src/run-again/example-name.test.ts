import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProjectName } from '../projects/project-names';
import { exampleName } from './example-name';

const NOW = Date.UTC(2026, 10, 23, 2, 45, 1);

test.each([
  ['fastq-qc', 'fastq_qc_example_20261123_024501'],
  ['10x.counts', 'x_counts_example_20261123_024501'],
  ['质控', 'app_example_20261123_024501'],
])('the example of %s is named %s', (shortName, name) => {
  expect(exampleName(shortName, NOW)).toBe(name);
});

test('every name is a valid name of a project', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.nat(), (shortName, now) => {
      expect(isProjectName(exampleName(shortName, now))).toBe(true);
    }),
  );
});
