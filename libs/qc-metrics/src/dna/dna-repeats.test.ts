import { expect, test } from 'vitest';
import { referenceTable } from '../testing/published-files';
import { parseDnaRepeats } from './dna-history';

const table = referenceTable('dnaseq-history/history.txt');

test('the published history has 27 repeats of genomes and 240 of exomes', () => {
  const kinds = parseDnaRepeats(table).map(({ sequencing }) => sequencing);
  expect(kinds.filter((kind) => kind === 'WGS')).toHaveLength(27);
  expect(kinds.filter((kind) => kind === 'WES')).toHaveLength(240);
});

test('a repeat has the mean figures of its four donors', () => {
  const repeat = parseDnaRepeats(table).find(({ repeat: name }) => name === '000001-1');
  expect(repeat).toMatchObject({ sequencing: 'WES', batch: '000001', group: 'PCR-free' });
  expect(repeat?.precision.snv).toBeCloseTo((0.9942 + 0.9944 + 0.9939 + 0.9941) / 4, 12);
  expect(repeat?.mendelian.indel).toBe(0.782450191);
});

test('a row without all figures, or of another kind of sequencing, is left out', () => {
  const [first = [], second = []] = table.rows;
  const rows = [first.with(table.header.indexOf('snv_mendelian'), 'NA'), second.with(0, 'RNA')];
  expect(parseDnaRepeats({ ...table, rows })).toEqual([]);
});
