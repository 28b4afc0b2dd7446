import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicationsIn } from './publications';

test.each(['en-US', 'zh-CN'])('the documents of the server list publications with titles (%s)', (locale) => {
  const path = new URL(
    `../../../../apps/server/brands/quartet/documents/publications.${locale}.md`,
    import.meta.url,
  );
  const found = publicationsIn(readFileSync(path, 'utf8'));
  expect(found.map(({ doi }) => doi)).toContain('10.1038/s41587-023-01934-1');
  expect(found.filter(({ title }) => title === '')).toEqual([]);
});

test.each([
  ['- *A title.* Journal. DOI [10.1/x](https://doi.org/10.1/x)', []],
  ['- *A title.* DOI [10.1000/x.1](https://doi.org/10.1000/x.1)', [{ doi: '10.1000/x.1', title: 'A title' }]],
  ['See 10.1000/x.2.', [{ doi: '10.1000/x.2', title: '' }]],
  ['10.1000/x\n*Twice* 10.1000/x', [{ doi: '10.1000/x', title: '' }]],
  ['No publication', []],
  ['', []],
])('%j', (source, expected) => {
  expect(publicationsIn(source)).toEqual(expected);
});
