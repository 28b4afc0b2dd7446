import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { endWith, UserError } from './setup/user-error.mjs';

const USAGE = 'Say which number rises: npm run release -- patch|minor|major';
const LEVELS = ['major', 'minor', 'patch'];
/** Heading of a release in the change log that users read, in each language. */
const USER_LOGS = {
  'en-US': (version) => `## Release v${version}`,
  'zh-CN': (version) => `## 版本 v${version}`,
};
const UNRELEASED = '## [Unreleased]';

const root = resolve(process.cwd());
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Makes a release of the clean working tree: raises the version of all projects, moves what is unreleased under it in
 * CHANGELOG.md and in the change log for users, commits and tags. Nothing is written before everything was checked, and
 * nothing is pushed.
 */
function release(level) {
  if (!LEVELS.includes(level)) throw new UserError(USAGE);
  if (git('status', '--porcelain') !== '')
    throw new UserError('The working tree has changes: commit or remove them, then release.');
  const before = JSON.parse(read('package.json')).version;
  const version = raise(before, level);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new UserError(`There is a tag ${tag} already.`);
  const today = new Date().toISOString().slice(0, 10);
  const written = new Map([
    ['CHANGELOG.md', changeLog(version, today)],
    ...Object.keys(USER_LOGS).flatMap((locale) => userLog(locale, version, today)),
    ...manifests().map((path) => [path, manifest(path, before, version)]),
    ['package-lock.json', lockFile(version)],
  ]);
  for (const [path, text] of written) writeFileSync(join(root, path), text);
  git('add', '--', ...written.keys());
  git('commit', '--quiet', '--message', `chore: release ${tag}`);
  git('tag', '--annotate', '--message', `Release ${tag}`, tag);
  console.log(`Release ${tag} is committed and tagged. Publish it: git push --follow-tags`);
}

/** Next version after another. */
function raise(version, level) {
  const numbers = version.split('.').map(Number);
  const raised = LEVELS.indexOf(level);
  return numbers
    .map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0))
    .join('.');
}

/** Paths of the manifests of the repository and its projects. */
function manifests() {
  const projects = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return ['package.json', ...projects.filter((path) => existsSync(join(root, path)))];
}

/** Text of a manifest with another version and all else as it was. */
function manifest(path, before, version) {
  const text = read(path);
  if (JSON.parse(text).version !== before)
    throw new UserError(`${path} has another version than package.json: make them equal first.`);
  return text.replace(`"version": "${before}"`, `"version": "${version}"`);
}

function lockFile(version) {
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules') && entry.version !== undefined) entry.version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** CHANGELOG.md whose unreleased changes are those of the version. */
function changeLog(version, today) {
  const text = read('CHANGELOG.md');
  const [, changes = ''] = text.split(UNRELEASED);
  const unreleased = changes.split(/^## /m)[0].trim();
  if (!unreleased.includes('\n- '))
    throw new UserError(
      `CHANGELOG.md has nothing below ${UNRELEASED}: write what has changed, and commit it.`,
    );
  return text.replace(UNRELEASED, () => `${UNRELEASED}\n\n## [${version}] - ${today}`);
}

/** Change log for users with the points of the next release at its top, and the file of those points without them. */
function userLog(locale, version, today) {
  const [draft, log] = [`docs/next-release/${locale}.md`, `apps/server/documents/changelog.${locale}.md`];
  const [head, ...points] = read(draft).split(/\n(?=- )/);
  if (points.length === 0)
    throw new UserError(`${draft} has no points: write what users notice of this release, and commit it.`);
  const section = `${USER_LOGS[locale](version)}\n\n${today}\n\n${points.join('\n').trim()}\n\n`;
  return [
    [log, read(log).replace(/^## /m, () => `${section}## `)],
    [draft, `${head.trim()}\n`],
  ];
}

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new UserError(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

try {
  release(process.argv[2]);
} catch (error) {
  endWith(error);
}
