import { expect, test } from 'vitest';
import { callSet } from '../testing/call-sets';
import { dnaView, groupedBy, groupingsOf } from './dna-view';

const GENOME = callSet();
const EXOME = callSet({ id: '000001-1', sequencing: 'WES', platform: null, lab: null, preparation: 'PCR' });
const SETS = [GENOME, EXOME];

test('an address without choices shows genomes by lab', () => {
  expect(dnaView({}, SETS)).toEqual({
    sequencing: 'WGS',
    type: 'snv',
    figure: 'mendelian',
    by: 'lab',
    set: undefined,
  });
});

test('invalid choices are replaced, and a call set of the other sequencing is not selected', () => {
  expect(dnaView({ sequencing: 'RNA', type: 'sv', figure: 'x', by: 'mood', set: EXOME.id }, SETS)).toEqual(
    dnaView({}, SETS),
  );
  expect(dnaView({ sequencing: 'WES', set: EXOME.id }, SETS).set).toBe(EXOME.id);
});

test('exomes have neither lab nor platform, so they are grouped by preparation', () => {
  expect(groupingsOf([EXOME])).toEqual(['preparation']);
  expect(dnaView({ sequencing: 'WES', by: 'lab' }, SETS).by).toBe('preparation');
});

test('groups are in the order of their names, unnamed ones last', () => {
  const other = callSet({ id: 'b', lab: 'WUX' });
  expect(groupedBy([EXOME, other, GENOME], 'lab').map(({ group, sets }) => [group, sets.length])).toEqual([
    ['ARD', 1],
    ['WUX', 1],
    [null, 1],
  ]);
});
