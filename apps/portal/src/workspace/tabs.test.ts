import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeTabs, filterTabs, advance, moveTab, visit, type TabAction, type Workspace } from './tabs';

const abc: Workspace = { tabs: ['/a', '/b', '/c'], active: '/b' };
const only: Workspace = { tabs: ['/a'], active: '/a' };

test.each([
  ['the first visit opens the first tab', undefined, '/a', only],
  ['a new address opens a tab at the end', abc, '/d', { tabs: ['/a', '/b', '/c', '/d'], active: '/d' }],
  ['another query is another tab', only, '/a?x=1', { tabs: ['/a', '/a?x=1'], active: '/a?x=1' }],
  ['a known address is activated', abc, '/a', { tabs: ['/a', '/b', '/c'], active: '/a' }],
])('%s', (_, workspace, href, expected) => {
  expect(visit(workspace, href)).toEqual(expected);
});

test.each([
  ['without a tab it opens one', undefined, '/a', only],
  ['stays at its index', abc, '/b?page=2', { tabs: ['/a', '/b?page=2', '/c'], active: '/b?page=2' }],
  ['a second tab with that address makes way', abc, '/a', { tabs: ['/a', '/c'], active: '/a' }],
  ['the address that it has changes nothing', abc, '/b', abc],
])('a tab that moves on: %s', (_, workspace, href, expected) => {
  expect(advance(workspace, href)).toEqual(expected);
});

test.each([
  ['close', '/a', { tabs: ['/b', '/c'], active: '/b' }],
  ['close', '/b', { tabs: ['/a', '/c'], active: '/c' }],
  ['close', '/none', abc],
  ['close-right', '/a', { tabs: ['/a'], active: '/a' }],
  ['close-right', '/b', { tabs: ['/a', '/b'], active: '/b' }],
  ['close-right', '/c', 'none-on-the-right'],
  ['close-left', '/c', { tabs: ['/c'], active: '/c' }],
  ['close-left', '/b', { tabs: ['/b', '/c'], active: '/b' }],
  ['close-left', '/a', 'none-on-the-left'],
  ['close-others', '/c', { tabs: ['/c'], active: '/c' }],
  ['close-others', '/b', { tabs: ['/b'], active: '/b' }],
] satisfies [TabAction, string, Workspace | string][])(
  'of a, b, c with b active: %s %s',
  (action, href, expected) => {
    expect(closeTabs(abc, href, action)).toEqual(expected);
  },
);

test('the last tab cannot be closed', () => {
  expect(closeTabs(only, '/a', 'close')).toBe('last-tab');
});

test.each([
  ['/a', 2, ['/b', '/c', '/a']],
  ['/c', 0, ['/c', '/a', '/b']],
  ['/b', -5, ['/b', '/a', '/c']],
  ['/b', 99, ['/a', '/c', '/b']],
  ['/none', 0, ['/a', '/b', '/c']],
])('%s moved to index %i', (href, index, expected) => {
  expect(moveTab(abc, href, index)).toEqual({ tabs: expected, active: '/b' });
});

test.each([
  ['all', () => true, abc],
  ['none', () => false, undefined],
  ['all but the active one', (href: string) => href !== '/b', { tabs: ['/a', '/c'], active: '/c' }],
])('keeping %s', (_, mayStay, expected) => {
  expect(filterTabs(abc, mayStay)).toEqual(expected);
});

const address = fc.constantFrom('/a', '/b', '/c', '/d', '/a?x=1', '/a?x=2');
const step = fc.oneof(
  fc.record({ do: fc.constant('visit' as const), href: address }),
  fc.record({ do: fc.constant('move' as const), href: address }),
  fc.record({
    do: fc.constantFrom<TabAction>('close', 'close-right', 'close-left', 'close-others'),
    href: address,
  }),
  fc.record({ do: fc.constant('reorder' as const), href: address, index: fc.integer({ min: -2, max: 9 }) }),
);

test('whatever is done: never empty, no address twice, the active one among them', () => {
  fc.assert(
    fc.property(address, fc.array(step, { maxLength: 40 }), (first, steps) => {
      let workspace = visit(undefined, first);
      for (const next of steps) {
        if (next.do === 'visit') workspace = visit(workspace, next.href);
        else if (next.do === 'move') workspace = advance(workspace, next.href);
        else if (next.do === 'reorder') workspace = moveTab(workspace, next.href, next.index);
        else {
          const outcome = closeTabs(workspace, next.href, next.do);
          workspace = typeof outcome === 'string' ? workspace : outcome;
        }
        expect(workspace.tabs.length).toBeGreaterThan(0);
        expect(new Set(workspace.tabs).size).toBe(workspace.tabs.length);
        expect(workspace.tabs).toContain(workspace.active);
      }
    }),
  );
});
