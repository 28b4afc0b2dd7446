import { expect, test } from 'vitest';
import { contentWidth, initialWidth } from './grid-column';

const LIMITS = { min: 90, max: 320 };

test.each([
  ['no text', [], 90],
  ['short texts', ['S1', ''], 90],
  ['texts that share a long prefix', ['batch_2026_run_1', 'batch_2026_run_10'], 187],
  ['full-width characters', ['读段质量与接头含量'], 169],
  ['the longest in the middle', ['a', 'x'.repeat(20), 'b'], 214],
  ['a text beyond the limit', ['x'.repeat(400), 'a'], 320],
])('the column of %s fits its longest text within the limits', (_title, texts, width) => {
  expect(contentWidth(texts, LIMITS)).toBe(width);
});

test.each([
  ['Mapped (%)', 128],
  ['Intronic (%)', 138],
  ['比对率 (%)', 121],
])('the head “%s” has room for its broad characters', (label, width) => {
  expect(initialWidth({ id: 'figure', label, sortable: true, width: 64 })).toBe(width);
});
