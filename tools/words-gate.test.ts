import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = 'apps/portal/src/page.ts';
const ENGLISH = 'apps/portal/src/locales/en-US/messages.po';
const CHINESE = 'apps/portal/src/locales/zh-CN/messages.po';

const page = (...texts: string[]) =>
  `import { msg } from '@lingui/core/macro';\nexport const words = [${texts.map((text) => `msg\`${text}\``).join(', ')}];\n`;

const catalog = (locale: string, words: Record<string, string>) =>
  [
    `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n`,
    ...Object.entries(words).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`),
  ].join('\n');

/** Small repository with matching code and catalogs: two messages, both in Chinese. */
const COMPLETE = {
  'lingui.config.cjs': `module.exports = { sourceLocale: 'en-US', locales: ['en-US', 'zh-CN'], format: 'po',
    catalogs: [{ path: '<rootDir>/apps/portal/src/locales/{locale}/messages', include: ['<rootDir>/apps/portal/src/**/*.ts'] }] };\n`,
  [PAGE]: page('Files', 'Donor'),
  [ENGLISH]: catalog('en-US', { Files: 'Files', Donor: 'Donor' }),
  [CHINESE]: catalog('zh-CN', { Files: '文件', Donor: '供体' }),
  'libs/none/README.md': 'A lib without words.\n',
};

/** Runs the gate like continuous integration, on a repository that differs from the complete one. */
function gate(differences: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [path, text] of Object.entries({ ...COMPLETE, ...differences })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stdout, stderr } = spawnSync('node', [resolve(import.meta.dirname, 'words.mjs'), root], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr, root };
}

test('catalogs that match the code pass', () => {
  const { status, stdout, stderr } = gate();
  expect([status, stdout, stderr]).toEqual([0, '✓ 2 messages, complete in en-US and zh-CN\n', '']);
});

test('a message without a Chinese translation fails, and is named', () => {
  const { status, stderr } = gate({ [CHINESE]: catalog('zh-CN', { Files: '文件', Donor: '' }) });
  expect(status).toBe(1);
  expect(stderr).toBe(
    '✗ 1 fault(s) in the catalogs:\n  apps/portal/src/locales: no zh-CN words for "Donor"\n',
  );
});

test('a message of the code that was not extracted fails, even if no catalog was changed', () => {
  const { status, stderr, root } = gate({ [PAGE]: page('Files', 'Donor', 'Libraries') });
  expect(status).toBe(1);
  expect(stderr).toContain('apps/portal/src/locales: run `npm run words`');
  expect(stderr).toContain('apps/portal/src/locales: no zh-CN words for "Libraries"');
  expect(readFileSync(join(root, CHINESE), 'utf8')).toContain('msgid "Libraries"');
});

test('a message that was removed from the code fails', () => {
  const { status, stderr } = gate({ [PAGE]: page('Files') });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('apps/portal/src/locales: run `npm run words`'),
  ]);
});
