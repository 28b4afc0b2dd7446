import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ansiPieces, contrast, readable } from './ansi-text';
import { plainLogText } from './plain-log-text';

const E = '\u001B';

test('plain lines are one piece without a style', () => {
  expect(ansiPieces('INFO done')).toEqual([{ text: 'INFO done' }]);
});

test.each([
  ['16 colours', `${E}[31mERROR${E}[0m bad`],
  ['bright colours', `${E}[91mERROR${E}[39m bad`],
  ['256 colours', `${E}[38;5;196mERROR${E}[0m bad`],
  ['true colours', `${E}[38;2;255;0;0mERROR${E}[0m bad`],
])('%s are shown, and the rest of the line has none', (_name, line) => {
  const [first, second] = ansiPieces(line);
  expect(first).toMatchObject({ text: 'ERROR', color: expect.stringContaining('light-dark(') });
  expect(second).toMatchObject({ text: ' bad' });
  expect(second).not.toHaveProperty('color');
});

test('bold, backgrounds and reversed colours are shown', () => {
  expect(ansiPieces(`${E}[1;4mx`)[0]).toMatchObject({ bold: true, underline: true });
  expect(ansiPieces(`${E}[41mx`)[0]).toMatchObject({ background: 'rgb(187 0 0)' });
  expect(ansiPieces(`${E}[7;31mx`)[0]).toMatchObject({ background: 'rgb(187 0 0)' });
});

test('sequences that are no colours are left out', () => {
  const line = `${E}[2K${E}[1G50 %${E}[?25h ${E}]0;title\u0007done ${E}[32mok${E}[0m`;
  expect(plainLogText(line)).toBe('50 % done ok');
  expect(
    ansiPieces(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe('50 % done ok');
});

test('every colour has a contrast of at least 4.5 on every background', () => {
  const part = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(part, part, part);
  fc.assert(
    fc.property(colour, colour, (text, background) => {
      expect(contrast(readable(text, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000 },
  );
});
