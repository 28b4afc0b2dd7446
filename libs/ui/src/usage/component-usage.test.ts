import { expect, test } from 'vitest';
import { type ComponentUsage } from './component-usage';
import { libraryFiles } from './testing/library-files';
import { hasComponentPage, usageGaps, usagesShown } from './usage-gaps';

const USAGES = import.meta.glob<Record<string, ComponentUsage>>('../*/*-usage.ts', { eager: true });
const STORIES = libraryFiles((path) => path.endsWith('.stories.tsx'));
const COMPONENTS = libraryFiles((path) => /^[\w-]+\/[\w-]+\.tsx$/u.test(path));

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const usages = new Map(
  Object.entries(USAGES).flatMap(([path, module]) =>
    Object.entries(module).map(([name, usage]) => [name, { folder: folderOf(path), usage }] as const),
  ),
);

test('each component folder has usage guidance', () => {
  const folders = new Set(Object.keys(COMPONENTS).map(folderOf));
  const documented = new Set([...usages.values()].map(({ folder }) => folder));
  expect(folders.size).toBeGreaterThan(50);
  expect([...folders].filter((folder) => !documented.has(folder))).toEqual([]);
});

/** The theme as one picture, which is no component of the library. */
const SPECIMEN = 'theme';
const pages = Object.entries(STORIES).filter(
  ([path, source]) => hasComponentPage(source) && folderOf(path) !== SPECIMEN,
);

test.each(pages)('the docs page of %s shows a usage of its folder', (path, source) => {
  expect(usagesShown(source).map((name) => usages.get(name)?.folder)).toEqual([folderOf(path)]);
});

test('each usage is shown on a docs page', () => {
  const shown = new Set(Object.values(STORIES).flatMap(usagesShown));
  expect([...usages.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

test.each([...usages])('%s is complete', (_, { usage }) => {
  expect(usageGaps(usage)).toEqual([]);
});

test('gaps of a usage are reported by section', () => {
  const usage = {
    when: ['A day.', 'A day.'],
    whenNot: ['A period'],
    anatomy: [],
    keyboard: 'Not interactive.',
  };
  const key = { keys: 'Enter', action: 'Opens the list.' };
  expect(usageGaps(usage)).toEqual([
    'when: twice: A day.',
    'whenNot: no full stop: A period',
    'anatomy is empty',
  ]);
  expect(usageGaps({ when: ['A.'], whenNot: ['B.'], anatomy: ['C.'], keyboard: [key, key] })).toEqual([
    'keyboard: twice: Opens the list.',
    'keyboard: twice: Enter',
  ]);
});

/** Overlay components, whose stories cover the page. */
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

test.each(OVERLAYS)('stories of %s are in frames on docs pages', (folder) => {
  const stories = Object.entries(STORIES).filter(([path]) => folderOf(path) === folder);
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.filter(([, source]) => !/\binline: false\b/u.test(source)).map(([path]) => path)).toEqual(
    [],
  );
});
