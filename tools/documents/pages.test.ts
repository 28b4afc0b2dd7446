import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** All Markdown pages of the repository. */
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Anchors of the headings of a page, as GitHub and GitLab make them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

/** Relative links of a page; a link that begins with `/` is an address of a site. */
function relativeLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));
}

/** Relative links of a page that lead to no file, or to no heading of a page. */
function brokenLinks(page: string, text: string): string[] {
  return relativeLinks(text).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = join(dirname(page), path);
    if (path !== '' && !existsSync(join(root, target))) return true;
    if (anchor === undefined || (path !== '' && !path.endsWith('.md'))) return false;
    return !anchorsOf(path === '' ? text : read(target)).includes(anchor);
  });
}

test.each([
  [
    'a file',
    '[x](lint.md) [x](../architecture.md#layers) [x](#here) [x](https://example.org/x)\n\n# Here\n',
    [],
  ],
  ['a missing file', '[x](missing.md)', ['missing.md']],
  [
    'a missing heading',
    '[x](../architecture.md#nowhere) [x](#nowhere)',
    ['../architecture.md#nowhere', '#nowhere'],
  ],
])('a link to %s is recognised', (_title, text, broken) => {
  expect(brokenLinks('docs/contributing/page.md', text)).toEqual(broken);
});

test('every relative link of a page leads to a file and a heading that exist', () => {
  expect(pages.flatMap((page) => relativeLinks(read(page))).length).toBeGreaterThan(400);
  const broken = pages.flatMap((page) => brokenLinks(page, read(page)).map((link) => `${page}: ${link}`));
  expect(broken).toEqual([]);
});

test('the list of decisions has each record once, in the order of the numbers', () => {
  const records = readdirSync(join(root, 'docs/adr')).filter((file) => /^\d/.test(file));
  const listed = [...read('docs/adr/README.md').matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| .+ \| .+ \|$/gm)];
  expect(listed.map(([, number, file = '']) => [number, file])).toEqual(
    records.sort().map((file) => [file.slice(0, 4), file]),
  );
});

test('docs/architecture.md names every folder of the server and every library', () => {
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
    );
  const page = read('docs/architecture.md');
  const table = page.slice(page.indexOf('The folders of `apps/server/src`'));
  expect(folders('apps/server/src').filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  expect(folders('libs').filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});
