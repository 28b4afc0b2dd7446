import { expect, test } from 'vitest';
import { stepKey } from './step-key.ts';

test.each([
  ['omics-portal/expression-matrix-qc-v1.0.0', 'demo.expression-matrix-qc'],
  ['lab/variant-vcf-v0.2.1', 'demo.variant-vcf'],
  ['lab/no.dots-v1.0.0-beta', 'demo.no_dots'],
  ['plain', 'demo.plain'],
])('the step of %s', (app, key) => {
  expect(stepKey('demo', app)).toBe(key);
});
