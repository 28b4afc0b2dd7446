import { MAX_VIEW_LENGTH } from '@omics-portal/api/visualisation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readView, writeView } from './use-view';

const NAMES = ['feature', 'pair', 'batch'] as const;

test('any view is read back from its address', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((value) => !/\p{Surrogate}/u.test(value));
  fc.assert(
    fc.property(fc.record({ feature: text, pair: text, batch: text }, { requiredKeys: [] }), (view) => {
      const address = writeView(view);
      fc.pre(address !== '' || Object.keys(view).length === 0);
      expect(readView(`#${address}`, NAMES)).toEqual(view);
    }),
  );
});

test('names of another page, and empty values, are dropped', () => {
  expect(readView('#feature=AKT1&pair=&evil=1', NAMES)).toEqual({ feature: 'AKT1' });
  expect(readView('', NAMES)).toEqual({});
  expect(writeView({ feature: 'A&B=C/D', pair: '', batch: undefined })).toBe('feature=A%26B%3DC%2FD');
});

test('a view that is too long for an address has none', () => {
  expect(writeView({ feature: 'x'.repeat(MAX_VIEW_LENGTH) })).toBe('');
});
