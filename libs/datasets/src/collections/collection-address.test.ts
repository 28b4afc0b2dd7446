import { expect, test } from 'vitest';
import { collectionOfSearch, tabsOf } from './collection-address';

test.each([
  [{}, 'quartet_genomics'],
  [{ collection: 'quartet_synthetic' }, 'quartet_synthetic'],
  [{ collection: 'load_test', page: 2 }, 'load_test'],
  [{ collection: '../apps' }, 'quartet_genomics'],
  [{ collection: ['load_test', 'x'] }, 'quartet_genomics'],
  [{ collection: 7 }, 'quartet_genomics'],
])('the search %j shows the collection %s', (search, collection) => {
  expect(collectionOfSearch('quartet', search)).toBe(collection);
});

const field = (key: string) => ({ key });

test.each([
  ['one of the four', 'genomics', [field('library_id')], ['files']],
  ['another of the four', 'proteomics', [], ['files', 'libraries', 'donors']],
  [
    'one beside the four, with both fields',
    undefined,
    [field('donor_id'), field('library_id')],
    ['files', 'libraries', 'donors'],
  ],
  ['one with donors alone', undefined, [field('donor_id'), field('platform')], ['files', 'donors']],
  ['one with neither', undefined, [field('platform')], ['files']],
  ['one whose schema is not known', undefined, undefined, ['files', 'libraries', 'donors']],
] as const)('the tabs of %s', (_, omics, fields, expected) => {
  expect(tabsOf(omics, fields)).toEqual(expected);
});
