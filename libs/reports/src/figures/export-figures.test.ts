import { HOSTILE_CELLS, startsFormula } from '@omics-portal/data-query/testing/hostile-cells';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { figuresAsTsv } from './export-figures';

test('the TSV has all figures with all digits, and the reason of a missing one', () => {
  const lines = figuresAsTsv(PROTEIN_EXAMPLE).replace(/\n$/u, '').split('\n');
  expect(lines).toHaveLength(8);
  expect(lines[5]).toBe(
    'snr\t25.65144018912983\tdB\t21.200291146947283\t30.102589231312376\t15.766437499999997\t8.094302141460872\t32\t3\t33\tGreat\t',
  );
  expect(lines[6]?.split('\t').slice(0, 2)).toEqual(['rc', 'NA']);
  expect(lines[6]?.endsWith('\treference-key-mismatch')).toBe(true);
  expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([12]));
});

test('hostile texts start no formula in the TSV, and remain one cell each', () => {
  const [metric] = PROTEIN_EXAMPLE.metrics;
  const metrics = HOSTILE_CELLS.map(
    (text) => ({ ...metric!, key: text, unit: text }) as typeof metric & object,
  );
  const [, ...rows] = parse(figuresAsTsv({ metrics }), {
    delimiter: '\t',
    record_delimiter: '\n',
  }) as string[][];
  expect(rows).toHaveLength(HOSTILE_CELLS.length);
  expect(rows.flat().filter(startsFormula)).toEqual([]);
});
