import { expect, test } from 'vitest';
import { findSection } from './find-section';

const SOURCE =
  '# Guide\n\nWelcome.\n\n## The `cart`\n\nKeeps files.\n\n## Keyboard ##\n\n| Ctrl K | finds files |\n';

test.each([
  ['welcome', 'Guide'],
  ['FILES', 'The cart'],
  ['files finds', 'Keyboard'],
  ['ctrl', 'Keyboard'],
  ['carts', 'The cart'],
  ['keyboard', 'Keyboard'],
  ['welcome cart', null],
  ['nothing', null],
  ['', null],
])('"%s" is in the section %s', (query, heading) => {
  expect(findSection(SOURCE, query)).toBe(heading);
});
