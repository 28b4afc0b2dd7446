import { expect, test } from 'vitest';
import { groupRows } from './group-rows';

const group = { value: 'L1', files: 3, bytes: 1024, unsized: 1, lists: {} };
const page = { groups: [group], total: 1, ungrouped: 0, hasFacts: true };

test('an exported library has its facts, with the number of what its lists do not show', () => {
  const lists = { donor_id: { values: ['D5', 'D6'], distinct: 12 } };
  expect(groupRows('library_id', { ...page, groups: [{ ...group, lists }] })).toEqual([
    {
      library_id: 'L1',
      donor_id: 'D5; D6',
      donor_id_count: 12,
      files: 3,
      file_size: 1024,
      files_without_size: 1,
    },
  ]);
});

test('without facts there are no columns for them', () => {
  expect(groupRows('donor_id', { ...page, hasFacts: false })).toEqual([{ donor_id: 'L1', files: 3 }]);
});
