import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStorage } from '../testing/portal';
import { readTabs, WORKSPACE_KEY, writeTabs } from './stored-tabs';

const isTab = (href: string) => href.startsWith('/');
const read = (text: string) => readTabs(aStorage({ [WORKSPACE_KEY]: text }), isTab);

test('what was kept is read again, names of closed tabs left out', () => {
  const storage = aStorage();
  writeTabs(storage, {
    workspace: { tabs: ['/a', '/b?x=1'], active: '/a' },
    names: new Map([
      ['/b?x=1', 'Batch 7'],
      ['/gone', 'Gone'],
    ]),
  });
  expect(readTabs(storage, isTab)).toEqual({
    workspace: { tabs: ['/a', '/b?x=1'], active: '/a' },
    names: new Map([['/b?x=1', 'Batch 7']]),
  });
  expect(storage.getItem(WORKSPACE_KEY)).not.toContain('Gone');
});

test.each([
  ['no JSON', '{', undefined],
  ['another shape', '[]', undefined],
  ['null', 'null', undefined],
  ['no tabs', '{"tabs":[]}', undefined],
  ['only what is no tab', '{"tabs":["javascript:1",7,null]}', undefined],
  [
    'entries that are no tabs',
    '{"tabs":["/a",7,"x",{"href":"/b"},"/c"],"active":"/a"}',
    { tabs: ['/a', '/c'], active: '/a' },
  ],
  ['an address twice', '{"tabs":["/a","/b","/a"],"active":"/b"}', { tabs: ['/a', '/b'], active: '/b' }],
  [
    'an active one that is not there',
    '{"tabs":["/a","/b"],"active":"/c"}',
    { tabs: ['/a', '/b'], active: '/b' },
  ],
  ['no active one', '{"tabs":["/a","/b"],"active":3}', { tabs: ['/a', '/b'], active: '/b' }],
])('stored %s is repaired', (_, text, expected) => {
  expect(read(text).workspace).toEqual(expected);
});

test.each([
  ['no record', '{"tabs":["/a"],"names":3}', undefined],
  ['no text', '{"tabs":["/a"],"names":{"/a":3}}', undefined],
  ['empty', '{"tabs":["/a"],"names":{"/a":""}}', undefined],
  ['too long', `{"tabs":["/a"],"names":{"/a":"${'x'.repeat(999)}"}}`, 'x'.repeat(200)],
])('a name that is %s', (_, text, expected) => {
  expect(read(text).names.get('/a')).toBe(expected);
});

test('whatever is stored, the tabs are usable', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.object().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const { workspace } = read(text);
        expect(workspace === undefined || workspace.tabs.includes(workspace.active)).toBe(true);
      },
    ),
  );
});

test('a list longer than the maximum is cut', () => {
  const tabs = Array.from({ length: 5000 }, (_, index) => `/a?x=${index}`);
  expect(read(JSON.stringify({ tabs })).workspace?.tabs).toHaveLength(200);
});

test('a storage that refuses costs only remembering', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  expect(() =>
    writeTabs(full, { workspace: { tabs: ['/a'], active: '/a' }, names: new Map() }),
  ).not.toThrow();
});

test('without tabs nothing is kept', () => {
  const storage = aStorage({ [WORKSPACE_KEY]: '{"tabs":["/a"]}' });
  writeTabs(storage, { workspace: undefined, names: new Map() });
  expect(storage.getItem(WORKSPACE_KEY)).toBeNull();
});
