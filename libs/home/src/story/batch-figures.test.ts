import { VISUALISATION_VERSION } from '@omics-portal/api/visualisation';
import { describe, expect, it } from 'vitest';
import { axisStart, batchFigures } from './batch-figures';

const callSet = (sequencing: string, batch: string, snv: number) => ({
  sequencing,
  batch,
  mendelian: { snv, indel: 0 },
});
const source = { id: 'history', title: 'History', licence: 'MIT', origin: 'here', synthetic: false };
const documentOf = (callSets: unknown) => ({
  version: VISUALISATION_VERSION,
  kind: 'dna',
  history: callSets === null ? null : { source, callSets },
});

describe('batchFigures', () => {
  it('takes the mean of the repeats of a batch', () => {
    const sets = [
      callSet('WES', 'b', 0.5),
      callSet('WGS', 'a', 0.9),
      callSet('WGS', 'a', 0.7),
      callSet('WGS', 'c', 0.6),
      callSet('WGS', 'd', NaN),
    ];
    const figures = batchFigures(documentOf(sets));
    expect(figures?.source).toEqual(source);
    expect(figures?.kinds.map(({ sequencing }) => sequencing)).toEqual(['WGS', 'WES']);
    expect(figures?.kinds[0]?.batches.map(({ batch }) => batch)).toEqual(['c', 'a']);
  });

  it('has the latest batch by the day in its name', () => {
    const sets = [
      callSet('WGS', 'A_20180518_PCR', 0.9),
      callSet('WGS', 'B_20191105_PCR-free', 0.8),
      callSet('WGS', 'C_20191399', 0.7),
      callSet('WES', 'site-1', 0.6),
    ];
    const [wgs, wes] = batchFigures(documentOf(sets))?.kinds ?? [];
    expect(wgs?.latest).toEqual({ batch: 'B_20191105_PCR-free', value: 0.8, day: '2019-11-05' });
    expect(wes?.latest).toBeNull();
  });

  it.each([
    [[0.26, 0.98], 0.2],
    [[0.921, 0.951], 0.9],
    [[1], 0.9],
    [[0], 0],
    [[], 0.9],
  ])('an axis for %j starts at %f', (values, start) => {
    expect(axisStart(values.map((value) => ({ batch: 'b', value })))).toBeCloseTo(start, 10);
  });

  it.each([[documentOf(null)], [{ version: 99, kind: 'dna' }], [null], ['text']])(
    'is nothing without a history: %j',
    (document) => expect(batchFigures(document)).toBeNull(),
  );
});
