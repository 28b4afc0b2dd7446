import { expect, test } from 'vitest';
import { collectionOfSearch } from './collection-address';

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
