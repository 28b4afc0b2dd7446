import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSignificant } from './descriptive';
import { tabulatedLog2 } from './tabulated-log2';

const LOGS = [0, 0.5].map((offset) => [offset, tabulatedLog2(offset)] as const);

test('logarithms from the table are those of Math.log2, for any value', () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 70_000 }), fc.double());
  fc.assert(
    fc.property(value, fc.constantFrom(...LOGS), (given, [offset, logOf]) => {
      expect(logOf(given)).toBe(Math.log2(given + offset));
    }),
    { numRuns: 200 },
  );
});

test('a number of significant digits is that of its decimal text', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
      const rounded = toSignificant(value, 6);
      expect(rounded).toBe(Number(rounded.toPrecision(6)));
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(Math.abs(value) * 5.1e-6);
    }),
    { numRuns: 500 },
  );
});
