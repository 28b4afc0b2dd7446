import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePiece, textWindow } from './text-range.ts';

test.each([
  [0, 10, 100, { start: 0, length: 10 }],
  [95, 10, 100, { start: 95, length: 5 }],
  [100, 10, 100, { start: 100, length: 0 }],
  [200, 10, 100, { start: 100, length: 0 }],
  [-10, 65536, 100, { start: 90, length: 10 }],
  [-500, 65536, 100, { start: 0, length: 100 }],
  [0, 1, 100, { start: 0, length: 4 }],
])('offset %i and limit %i in %i bytes', (offset, limit, size, window) => {
  expect(textWindow(offset, limit, size)).toEqual(window);
});

test('a partial character is left to the next piece, unless the log is complete', () => {
  const bytes = Buffer.from('ab中').subarray(0, 4);
  expect(decodePiece(bytes, 0, false)).toEqual({ text: 'ab', offset: 0, nextOffset: 2 });
  expect(decodePiece(bytes, 0, true)).toMatchObject({ offset: 0, nextOffset: 4 });
});

test('consecutive pieces form the whole text, whatever their size', () => {
  const unit = fc.constantFrom('a', '\n', 'ü', '中', '🧬');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (units, limit) => {
      const whole = Buffer.from(units.join(''));
      let text = '';
      let offset = 0;
      while (offset < whole.length) {
        const { start, length } = textWindow(offset, limit, whole.length);
        const piece = decodePiece(
          whole.subarray(start, start + length),
          start,
          start + length === whole.length,
        );
        expect(piece.nextOffset).toBeGreaterThan(offset);
        text += piece.text;
        offset = piece.nextOffset;
      }
      expect(text).toBe(units.join(''));
    }),
  );
});

test('the tail begins at a whole character', () => {
  const whole = Buffer.from('中文');
  const { start, length } = textWindow(-4, 100, whole.length);
  expect(decodePiece(whole.subarray(start, start + length), start, true)).toEqual({
    text: '文',
    offset: 3,
    nextOffset: 6,
  });
});
