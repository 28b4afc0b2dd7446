import { expect, test } from 'vitest';
import { searchedText } from './searched-text';

test.each([
  ['', ''],
  ['  ', ''],
  ['d', ''],
  ['D5', 'D5'],
  ['  two   words ', 'two words'],
  ['蛋', '蛋'],
])('"%s" asks for "%s"', (typed, text) => {
  expect(searchedText(typed)).toBe(text);
});

test('a long text is cut where the server would refuse it', () => {
  expect([...searchedText('𝒳'.repeat(300))]).toHaveLength(200);
});
