import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchOptions, stepOption, type ComboboxOption } from './match-options';

const OPTIONS: readonly ComboboxOption[] = [
  { value: 'd5', label: 'Quartet D5', description: 'twin daughter' },
  { value: 'f7', label: 'Quartet F7', description: 'father', disabled: true },
  { value: 'cafe', label: 'Café 批次', keywords: ['coffee'] },
];

test.each([
  ['', 'd5 f7 cafe'],
  ['   ', 'd5 f7 cafe'],
  ['QUARTET', 'd5 f7'],
  ['daughter quartet', 'd5'],
  ['cafe', 'cafe'],
  ['批次', 'cafe'],
  ['batch', ''],
  ['coffee', 'cafe'],
  ['Ｄ５', 'd5'],
  ['m8', ''],
])('%j finds %j', (query, values) => {
  expect(
    matchOptions(OPTIONS, query)
      .map(({ value }) => value)
      .join(' '),
  ).toBe(values);
});

test.each([
  [null, 1, 'd5'],
  [null, -1, 'cafe'],
  ['d5', 1, 'cafe'],
  ['d5', -1, 'cafe'],
  ['cafe', 1, 'd5'],
  ['gone', 1, 'd5'],
] as const)('from %s by %i is %s', (from, step, to) => {
  expect(stepOption(OPTIONS, from, step)).toBe(to);
});

test('no option is enabled: no step', () => {
  expect(stepOption([], null, 1)).toBeNull();
  expect(stepOption([{ value: 'a', label: 'A', disabled: true }], 'a', -1)).toBeNull();
});

test('as many steps as options return to the start', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom(1 as const, -1 as const), (count, step) => {
      const options = Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: '' }));
      let at: string | null = 'v0';
      for (let turn = 0; turn < count; turn += 1) {
        at = stepOption(options, at, step);
      }
      expect(at).toBe('v0');
    }),
  );
});
