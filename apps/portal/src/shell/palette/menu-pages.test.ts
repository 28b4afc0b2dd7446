import { expect, test } from 'vitest';
import type { MenuNode } from '../../navigation/read-tree';
import { listMenuPages } from './menu-pages';

const node = (name: string, overrides: Partial<MenuNode> = {}): MenuNode => ({
  path: `/${name}`,
  title: { id: name },
  icon: 'chart',
  disabled: false,
  children: [],
  ...overrides,
});

test('pages are listed flat and in order, with the groups around them', () => {
  const menu = [
    node('overview'),
    node('reference', { children: [node('download'), node('vis', { children: [node('dna')] })] }),
  ];
  expect(listMenuPages(menu)).toEqual([
    { path: '/overview', title: { id: 'overview' }, within: [] },
    { path: '/download', title: { id: 'download' }, within: [{ id: 'reference' }] },
    { path: '/dna', title: { id: 'dna' }, within: [{ id: 'reference' }, { id: 'vis' }] },
  ]);
});

test('a disabled page is not listed, nor one in whose stead the menu shows others', () => {
  expect(
    listMenuPages([node('protein', { disabled: true }), node('download', { loads: 'collections' })]),
  ).toEqual([]);
});
