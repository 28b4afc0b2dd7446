import { expect, test } from 'vitest';
import { bootFilesOf, type ChunkFile } from './boot-files.mts';

const chunk = (fileName: string, module: string | null, imports: readonly string[] = []): ChunkFile => ({
  fileName,
  facadeModuleId: module === null ? null : `/repo/${module}`,
  imports,
});

const CHUNKS = [
  chunk('entry.js', 'apps/portal/index.html'),
  chunk('files.js', 'apps/portal/src/routes/files.tsx', ['entry.js', 'shared.js']),
  chunk('load.js', 'apps/portal/src/routes/load-files.ts', ['entry.js', 'small.js']),
  chunk('shared.js', null, ['small.js', 'entry.js']),
  chunk('small.js', null),
  chunk('shell-en.js', 'apps/portal/src/locales/en-US.ts'),
  chunk('shared-en.js', 'libs/wording/src/locales/en-US/messages.po'),
  chunk('files-en.js', 'libs/files/src/locales/en-US/messages.po'),
];
const SCREEN = {
  path: '/files',
  modules: ['apps/portal/src/routes/load-files.ts', 'apps/portal/src/routes/files.tsx'],
  feature: 'files',
};
const INPUT = { chunks: CHUNKS, entryFiles: new Set(['entry.js']), screens: [SCREEN], locales: ['en-US'] };

test('a screen has its chunk with all that it imports, requests first, without the entry and without repeats', () => {
  const { names, screens, messages } = bootFilesOf(INPUT);
  const named = (indexes: unknown) => (indexes as readonly number[]).map((index) => names[index]);
  expect(named(screens[0]?.['files'])).toEqual(['load.js', 'small.js', 'files.js', 'shared.js']);
  expect(named(screens[0]?.['en-US'])).toEqual(['files-en.js']);
  expect(named(messages['en-US'])).toEqual(['shell-en.js', 'shared-en.js']);
});

test('a module that no chunk starts with stops the build by its name', () => {
  const renamed = { ...SCREEN, modules: ['apps/portal/src/routes/gone.tsx'] };
  expect(() => bootFilesOf({ ...INPUT, screens: [renamed] })).toThrow('apps/portal/src/routes/gone.tsx');
});
