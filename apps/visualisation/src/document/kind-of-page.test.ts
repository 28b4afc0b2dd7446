import { expect, test } from 'vitest';
import { kindOfPage } from './kind-of-page';

test.each([
  ['/visualisation/rna/', '', 'rna'],
  ['/sub/site/metabolism/index.html', '?lang=zh-CN', 'metabolism'],
  ['/', '?kind=dna', 'dna'],
  ['/visualisation/', '', undefined],
  ['/visualisation/lipid/', '?kind=lipid', undefined],
])('%s%s is the page of %s', (pathname, search, kind) => {
  expect(kindOfPage({ pathname, search })).toBe(kind);
});
