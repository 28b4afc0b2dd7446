import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const projects = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
);
const LOGS = ['en-US', 'zh-CN'].map((locale) => `apps/server/documents/changelog.${locale}.md`);
const DRAFTS = ['en-US', 'zh-CN'].map((locale) => `docs/next-release/${locale}.md`);
/** Files of the repository that a release reads; a clone of their own, so that the test needs no history. */
const FILES = [
  ...['package.json', 'package-lock.json', 'CHANGELOG.md', ...LOGS, ...DRAFTS],
  ...projects.filter((path) => existsSync(join(root, path))),
];
/** Release that follows the present version, whatever it is. */
const [major = '0', minor = '0'] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
).version.split('.');
const NEXT = `${major}.${Number(minor) + 1}.0`;

const ADDED = '### Added\n\n- A $& thing.';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'release-'));
  for (const path of FILES) cpSync(join(root, path), join(clone, path), { recursive: true });
  // The points of the next release may have been moved by the last one.
  for (const path of DRAFTS)
    write(path, '# Next\n\nWords about it.\n\n- A point $& for users.\n- Another.\n');
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace(/## \[Unreleased\][^]*?(?=^## )/m, () => `## [Unreleased]\n\n${ADDED}\n\n`),
  );
  git('init', '--quiet');
  commit();
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(clone, path), text);
const read = (path: string) => readFileSync(join(clone, path), 'utf8');

function run(command: string, args: readonly string[]) {
  const who = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@x',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@x',
  };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...who },
  });
  return { status, text: stdout + stderr };
}
const git = (...args: string[]) => run('git', args).text.trim();
const commit = () => git('add', '--all') + git('commit', '--quiet', '--message', 'start');
const release = (...args: string[]) => run(process.execPath, [join(root, 'tools/release.mjs'), ...args]);

test('a release raises all versions, moves what is unreleased, commits and tags', () => {
  expect(release('minor')).toEqual({
    status: 0,
    text: expect.stringContaining(`v${NEXT} is committed and tagged`),
  });
  expect([git('status', '--porcelain'), git('tag', '--points-at', 'HEAD')]).toEqual(['', `v${NEXT}`]);

  const manifests = FILES.filter((path) => path.endsWith('package.json'));
  expect(manifests.length).toBeGreaterThan(15);
  expect(manifests.map((path) => (JSON.parse(read(path)) as { version: string }).version)).toEqual(
    manifests.map(() => NEXT),
  );
  // Nothing but the versions of our projects has changed in them.
  const lines = git('diff', '--numstat', 'HEAD~1', '--', '*package.json').split('\n');
  expect(lines.map((line) => line.split('\t').slice(0, 2))).toEqual(manifests.map(() => ['1', '1']));
  const [added] = git('diff', '--numstat', 'HEAD~1', '--', 'package-lock.json').split('\t');
  expect(Number(added)).toBe(manifests.length + 1);

  const [, released] = /## \[Unreleased\]\n\n## \[(.*?)\n\n## /s.exec(read('CHANGELOG.md')) ?? [];
  expect(released?.replace(/\d{4}-\d\d-\d\d/, 'DAY')).toBe(`${NEXT}] - DAY\n\n${ADDED}`);
  for (const log of LOGS)
    expect(/^## (.*)\n\n\d{4}-\d\d-\d\d\n\n((?:- .*\n)*)/m.exec(read(log))?.slice(1)).toEqual([
      expect.stringContaining(`v${NEXT}`),
      '- A point $& for users.\n- Another.\n',
    ]);
  for (const draft of DRAFTS) expect(read(draft)).toBe('# Next\n\nWords about it.\n');

  // The drafts are empty now, so that a second release is refused.
  expect(release('patch').text).toContain('CHANGELOG.md has nothing below');
});

test.each<[what: string, message: string, args: string[], before: () => unknown]>([
  ['of no level', 'npm run release -- patch|minor|major', [], () => undefined],
  ['of another level', 'npm run release -- patch|minor|major', ['huge'], () => undefined],
  ['of a tree with changes', 'has changes', ['patch'], () => write('new.txt', 'text')],
  ['that is tagged', `a tag v${NEXT} already`, ['minor'], () => git('tag', `v${NEXT}`)],
  [
    'without a word for users',
    'zh-CN.md has no points',
    ['minor'],
    () => [write('docs/next-release/zh-CN.md', '# Next\n'), commit()],
  ],
  [
    'of projects with two versions',
    'libs/ui/package.json has another version',
    ['minor'],
    () => [write('libs/ui/package.json', '{ "version": "9.9.9" }'), commit()],
  ],
])('a release %s is refused, and nothing is written', (_what, message, args, before) => {
  before();
  const state = git('rev-parse', 'HEAD') + git('status', '--porcelain') + git('tag');
  expect(release(...args)).toEqual({ status: 1, text: expect.stringContaining(message) });
  expect(git('rev-parse', 'HEAD') + git('status', '--porcelain') + git('tag')).toBe(state);
});
