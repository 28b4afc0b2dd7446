import { expect, test, vi } from 'vitest';
import { sourceGroups } from './source-groups';
import type { Source } from './sources/source';

const source = (overrides: Partial<Source> = {}): Source => ({
  key: 'projects',
  heading: 'Projects',
  icon: null,
  found: [
    { key: '1', label: 'liver_batch', href: '#/1' },
    { key: '2', label: 'liver_again', href: '#/2' },
  ],
  total: 2,
  isLoading: false,
  isFailed: false,
  retry: () => undefined,
  all: { list: 'Assessments', href: '#/all' },
  ...overrides,
});

const groups = (sources: readonly Source[], typed = 'liver', isBehind = false) =>
  sourceGroups(sources, {
    typed,
    isBehind,
    labels: { retry: 'Try again', all: (total, list) => `All ${total} in ${list}` },
  }).map(({ key, items }) => [key, items.map(({ label }) => label)]);

test('a source without an entry has no group', () => {
  expect(groups([source({ found: [], total: 0 }), source({ key: 'reports' })])).toEqual([
    ['reports', ['liver_batch', 'liver_again']],
  ]);
});

test('the screen that lists all is named where there are more', () => {
  expect(groups([source({ total: 7 })])).toEqual([
    ['projects', ['liver_batch', 'liver_again', 'All 7 in Assessments']],
  ]);
  expect(groups([source({ total: 7, all: undefined })])).toEqual([
    ['projects', ['liver_batch', 'liver_again']],
  ]);
});

test('a source that failed can be asked again, and hides no other', () => {
  const retry = vi.fn<() => void>();
  const sources = [source({ found: [], total: 0, isFailed: true, retry }), source({ key: 'reports' })];
  expect(groups(sources)).toEqual([
    ['projects', ['Try again']],
    ['reports', ['liver_batch', 'liver_again']],
  ]);
  const [item] =
    sourceGroups(sources, { typed: '', isBehind: false, labels: { retry: '', all: String } })[0]?.items ?? [];
  expect(item?.keepsOpen).toBe(true);
  item?.onSelect();
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  ['the text has changed since', source({ total: 7 }), true],
  ['the answer is under way', source({ total: 7, isLoading: true }), false],
])('what was found for an earlier text is narrowed while %s', (_case, found, isBehind) => {
  expect(groups([found], 'liver_b', isBehind)).toEqual([['projects', ['liver_batch']]]);
});
