import { expect, test } from 'vitest';
import { offeredCollections } from './collections';

const OWN = ['acme_genomics', 'acme_transcriptomics', 'acme_proteomics', 'acme_metabolomics'];

test.each([
  ['no list yet', undefined, OWN],
  ['a site without data', [], []],
  [
    'some of the four, in their order',
    ['acme_proteomics', 'acme_genomics'],
    ['acme_genomics', 'acme_proteomics'],
  ],
  [
    'others by their names',
    ['zoo_b', 'acme_genomics', 'zoo_a', 'zoo_b'],
    ['acme_genomics', 'zoo_a', 'zoo_b'],
  ],
  ['names that are none', ['../x', 'Upper', 'acme_genomics'], ['acme_genomics']],
])('%s', (_, listed, offered) => {
  expect(offeredCollections('acme', listed)).toEqual(offered);
});
