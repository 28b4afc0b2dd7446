import { expect, test } from 'vitest';
import { type ComponentUsage } from './component-usage';

const USAGES = import.meta.glob<Record<string, ComponentUsage>>('../*/*-usage.ts', { eager: true });
const STORIES = import.meta.glob<string>('../*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Folders of the components that designers meet first. */
const MAIN = [
  'button',
  'combobox',
  'data-grid',
  'data-table',
  'dialog',
  'drawer',
  'form-field',
  'select',
  'tabs',
  'toast',
  'tree',
];

const folderOf = (path: string) => path.split('/')[1];
const guides = Object.entries(USAGES)
  .filter(([path]) => !path.endsWith('/component-usage.ts'))
  .flatMap(([path, module]) => Object.entries(module).map(([name, usage]) => ({ path, name, usage })));

test('each main component has usage guidance', () => {
  expect(guides.map(({ path }) => folderOf(path))).toEqual(expect.arrayContaining(MAIN));
});

test.each(guides)('$name is complete, and its stories show it', ({ path, name, usage }) => {
  expect(
    Object.entries(usage)
      .filter(([, items]) => items.length === 0)
      .map(([section]) => section),
  ).toEqual([]);
  expect(new Set(usage.keyboard.map(({ keys }) => keys)).size).toBe(usage.keyboard.length);
  const stories = Object.entries(STORIES).filter(([file]) => folderOf(file) === folderOf(path));
  expect(stories.some(([, source]) => source.includes(`usage: ${name}`))).toBe(true);
});

/** Components that cover the page when a story opens them. */
const OVERLAYS = [
  'alert-dialog',
  'command-palette',
  'context-menu',
  'dialog',
  'drawer',
  'dropdown-menu',
  'popover',
  'toast',
  'tooltip',
  'tour',
];

test.each(OVERLAYS)('stories of %s are drawn in frames of their own on docs pages', (folder) => {
  const stories = Object.entries(STORIES).filter(([file]) => folderOf(file) === folder);
  expect(stories.filter(([, source]) => !/\binline: false\b/u.test(source)).map(([file]) => file)).toEqual(
    [],
  );
});
