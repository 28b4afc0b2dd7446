import { expect, test } from 'vitest';
import { localGroups } from './local-groups';

const group = (key: string, ...labels: string[]) => ({
  key,
  heading: key,
  items: labels.map((label) => ({ key: label, label, onSelect: () => undefined })),
});
const GROUPS = [
  group('pages', 'My reports', 'QC Report History', 'Files', 'Report 3', 'Report 4', 'Report 5', 'Report 6'),
  group('actions', 'Create a report', 'Files: upload'),
];
const shown = (typed: string) =>
  localGroups(GROUPS, typed).map(({ key, items }) => [key, ...items.map(({ label }) => label)]);

test('without a text, everything is shown in its order', () => {
  expect(localGroups(GROUPS, ' ')).toBe(GROUPS);
});

test('the group with the best entry comes first', () => {
  expect(shown('create')).toEqual([['actions', 'Create a report']]);
  expect(shown('upload')).toEqual([['actions', 'Files: upload']]);
  expect(shown('report').map(([key]) => key)).toEqual(['pages', 'actions']);
});

test('a group shows its five best entries', () => {
  expect(shown('report')[0]).toEqual(['pages', 'Report 3', 'Report 4', 'Report 5', 'Report 6', 'My reports']);
});
