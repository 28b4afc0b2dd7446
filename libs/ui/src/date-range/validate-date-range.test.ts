import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateDateRange } from './validate-date-range';

const LIMITS = { min: '2020-01-01', max: '2026-12-31' };

test.each([
  ['', '', null, null],
  ['2024-05-01', '', null, null],
  ['', '2024-05-01', null, null],
  ['2020-01-01', '2026-12-31', null, null],
  ['2024-05-01', '2024-05-01', null, null],
  ['2024-05-02', '2024-05-01', null, 'order'],
  ['2019-12-31', '2024-05-01', 'too-early', null],
  ['2024-05-01', '2027-01-01', null, 'too-late'],
  ['2027-01-02', '2024-05-01', 'too-late', null],
  ['2024-05-01', '2019-12-31', null, 'too-early'],
  ['2019-12-31', '2019-12-30', 'too-early', 'too-early'],
])('%s to %s: %s, %s', (from, to, fromFault, toFault) => {
  expect(validateDateRange({ from, to }, LIMITS)).toEqual({ from: fromFault, to: toFault });
});

test('without limits only the order can be wrong, and swapping the ends fixes it', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const fault = validateDateRange({ from: one, to: other }, {}).to;
      expect(fault).toBe(new Date(one) > new Date(other) ? 'order' : null);
      if (fault) {
        expect(validateDateRange({ from: other, to: one }, {}).to).toBeNull();
      }
    }),
  );
});
