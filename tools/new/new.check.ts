import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { planChanges } from './plan-changes.ts';
import { typeErrors } from './testing/check-types.ts';
import { copyRepository, type CommandEnd, type RepositoryCopy } from './testing/repository-copy.ts';

// All tests share one copy of the repository, because the tools read most of it, which may be slow.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let copy: RepositoryCopy;
let changed: string[];

const create = (...args: string[]): CommandEnd =>
  copy.run(process.execPath, ['--import', 'tsx', 'tools/new/new.ts', ...args]);

/** New and edited paths in a report of the generator. */
const pathsIn = (output: string): string[] =>
  [...output.matchAll(/^[+~] (.+)$/gm)].map(([, path = '']) => path);

const code = (): string[] => changed.filter((path) => /\.(?:ts|tsx|mts)$/.test(path));

beforeAll(() => {
  copy = copyRepository();
  const ends = [
    create(
      'screen',
      'data-licences',
      '--title',
      'Data licences',
      '--zh',
      '数据许可',
      '--public',
      '--search',
      'q',
    ),
    create('screen', 'site-news', '--zh', '站点动态', '--feature', 'home', '--no-menu'),
    create('component', 'note-panel'),
    create('endpoint', 'licences'),
    create('endpoint', 'notes', '--public'),
    create('app', 'table-counts', '--zh', '表格统计'),
  ];
  expect(ends.map(({ status, output }) => (status === 0 ? '' : output))).toEqual(ends.map(() => ''));
  changed = [...new Set(ends.flatMap(({ output }) => pathsIn(output)))];
});
afterAll(() => copy.remove());

test('one of each kind creates all necessary files', () => {
  expect(changed.length).toBeGreaterThan(30);
  expect(changed).toEqual(
    expect.arrayContaining([
      'libs/catalogue/src/data-licences/data-licences-screen.tsx',
      'libs/catalogue/src/data-licences/data-licences-screen.stories.tsx',
      'apps/portal/src/routes/page-routes.ts',
      'apps/portal/src/routes/home-screens.tsx',
      'libs/home/src/site-news/site-news-screen.stories.tsx',
      'libs/ui/src/note-panel/note-panel-usage.ts',
      'libs/ui/src/note-panel/note-panel.stories.tsx',
      'openapi/datains.yaml',
      'apps/server/src/services/datains/licences-handlers.test.ts',
      'libs/api-mocks/src/handlers/licences-handlers.ts',
      'apps/server/app-store/omics-portal/table-counts-v1.0.0/schema.zh-CN.json',
      'apps/server/src/programs/table-counts/table-counts.test.ts',
    ]),
  );
  const unfinished = changed.filter((path) =>
    /TODO|FIXME/.test(readFileSync(join(copy.folder, path), 'utf8')),
  );
  expect(unfinished).toEqual([]);
});

test('the code passes type check, format and lint', () => {
  const projects = new Set(code().map((path) => path.split('/').slice(0, 2).join('/')));
  const errors = [...projects].flatMap((project) =>
    typeErrors(
      join(copy.folder, project),
      code()
        .filter((path) => path.startsWith(`${project}/`))
        .map((path) => join(copy.folder, path)),
    ),
  );
  expect(errors).toEqual([]);
  expect(copy.run('node_modules/.bin/prettier', ['--check', ...code()])).toMatchObject({ status: 0 });
  expect(copy.run('node_modules/.bin/eslint', code())).toEqual({ status: 0, output: expect.any(String) });
});

test('the rest passes the gates of the catalogs and of the contract', () => {
  expect(copy.run(process.execPath, ['tools/words.mjs'])).toEqual({
    status: 0,
    output: expect.stringContaining('complete in en-US and zh-CN'),
  });
  expect(copy.run(process.execPath, ['tools/codegen.mjs', '--check'])).toMatchObject({ status: 0 });
});

test.each([
  ['lint that reads types', 'node_modules/.bin/oxlint', []],
  ['folders import in one direction', process.execPath, ['tools/lint/folder-knots.mjs']],
  ['nothing is unused', 'node_modules/.bin/knip', ['--no-progress']],
])('the repository passes the gate with the generated files: %s', (_, command, args) => {
  expect(copy.run(command, args)).toEqual({ status: 0, output: expect.any(String) });
});

test.each([
  ['apps/portal', 'read-tree'],
  ['libs/ui', 'public-api', 'component-usage', 'props-docs'],
  ['libs/api-mocks', 'contract'],
  ['apps/server', 'licences-handlers', 'table-counts', 'run-descriptor'],
])('the tests of %s pass with the generated files: %s', (project, ...files) => {
  const end = copy.run('node_modules/.bin/vitest', ['run', '-c', `${project}/vitest.config.mts`, ...files]);
  expect(end).toEqual({ status: 0, output: expect.stringMatching(/Tests .*passed/) });
});

test.each([
  ['no kind', [], 'Name what to create: screen, component, endpoint, app.'],
  ['an unknown kind', ['page', 'x'], 'Name what to create: screen, component, endpoint, app, not "page".'],
  ['no name', ['component'], 'Name it: npm run new -- component NAME.'],
  ['a name in another case', ['component', 'NotePanel'], '"NotePanel" is not a name in kebab-case'],
  ['an option of another kind', ['component', 'x', '--public'], '--public is nothing for a new component.'],
  ['no Chinese title', ['screen', 'papers'], 'add --zh "…", the Chinese for "Papers"'],
  ['Chinese that is not set as ours', ['screen', 'papers', '--zh', '论文,列表'], 'punctuation of half width'],
  ['a second translation', ['screen', 'x', '--title', 'Publications', '--zh', '论文'], '"Publications" is "'],
  ['an address in use', ['screen', 'publications', '--title', 'P', '--zh', '论文'], '/publications is taken'],
  ['a feature that is none', ['screen', 'x', '--zh', '论文', '--feature', 'ui'], 'Known: catalogue'],
  [
    'an icon that is none',
    ['screen', 'x', '--zh', '论文', '--icon', 'cat'],
    '--icon cat is no icon of the menu',
  ],
  ['a component that exists', ['component', 'note-panel'], 'libs/ui/src/note-panel exists already'],
  ['a group that is none', ['component', 'x', '--group', 'Cats'], '--group Cats is no heading'],
  ['an endpoint that exists', ['endpoint', 'licences'], 'has "/api/licences:" already'],
  [
    'a private operation in dataseq',
    ['endpoint', 'x', '--service', 'dataseq'],
    'Everything in dataseq is public',
  ],
  ['an app that exists', ['app', 'table-counts', '--zh', '表格'], 'table-counts-v1.0.0 exists already'],
])('%s is refused with a sentence', (_, args, sentence) => {
  expect(() => planChanges(copy.folder, args)).toThrow(sentence);
});

/** All source files with size and modification time. */
function sources(): string[] {
  return ['apps', 'libs', 'openapi'].flatMap((top) =>
    readdirSync(join(copy.folder, top), { recursive: true, encoding: 'utf8' }).map((path) => {
      const { size, mtimeMs } = statSync(join(copy.folder, top, path));
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
}

test('an error is one line on standard error, and writes nothing', () => {
  const before = sources();
  expect(create('component', 'note-panel')).toEqual({
    status: 1,
    output: '✗ libs/ui/src/note-panel exists already: choose another name.\n',
  });
  expect(sources()).toEqual(before);
});
