import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const versionOf = (path: string) =>
  (JSON.parse(readFileSync(join(root, path), 'utf8')) as { version: string }).version;
const version = versionOf('package.json');
const manifests = ['apps', 'libs']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`))
  .filter((path) => existsSync(join(root, path)));

test('all projects have the version of the repository, which the footer shows', () => {
  expect(manifests).toContain('apps/server/package.json');
  expect(manifests.filter((path) => versionOf(path) !== version)).toEqual([]);
});

test.each(['en-US', 'zh-CN'])('the change log in %s begins with the release of this version', (locale) => {
  const text = readFileSync(join(root, `apps/server/documents/changelog.${locale}.md`), 'utf8');
  expect(/^## (.*)$/m.exec(text)?.[1]).toContain(`v${version}`);
});
