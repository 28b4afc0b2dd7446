import { describe, expect, test } from 'vitest';
import { headingsOf, slugOf } from './headings';

test.each([
  ['Getting the files', 'getting-the-files'],
  ['Overview & data: v2.0', 'overview--data-v20'],
  ['如何引用？', '如何引用'],
  ['snake_case and dash-es', 'snake_case-and-dash-es'],
])('%s is linked as %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

describe('headingsOf', () => {
  test('reads levels and text, without markup', () => {
    expect(headingsOf('# One\ntext\n## *Two* of [them](x.md) ##\n### `three`\r\n')).toEqual([
      { level: 1, text: 'One', slug: 'one' },
      { level: 2, text: 'Two of them', slug: 'two-of-them' },
      { level: 3, text: 'three', slug: 'three' },
    ]);
  });

  test.each([
    ['a block of code', '```sh\n# not a heading\n```\n'],
    ['a hash without a blank', '#tag\n'],
    ['an empty heading', '## \n'],
    ['seven marks', '####### deep\n'],
  ])('does not take %s for one', (_what, source) => {
    expect(headingsOf(source)).toEqual([]);
  });
});
