import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { TABLE_RESTRICTIONS, TABLE_WRITERS } from './table-writers.mjs';

const root = resolve(import.meta.dirname, '../..');
const linter = new Linter({ cwd: root });

function problems(text: string) {
  return linter.verify(
    text,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        rules: { 'no-restricted-syntax': ['error', ...TABLE_RESTRICTIONS] },
      },
    ],
    { filename: join(root, 'libs/seqflow/src/canary.ts') },
  );
}

test.each([
  ['cells that are joined by tabs', String.raw`const line = row.join('\t');`],
  ['a copy of the quoting', `const cell = text.replaceAll('"', '""');`],
  ['the quoting by a regular expression', `const cell = text.replace(/"/g, '""');`],
])('%s: refused', (_what, text) => {
  expect(problems(text)).toHaveLength(1);
});

test.each([
  ['a list in an address', "const search = ids.join(',');"],
  ['lines', String.raw`const text = lines.join('\n');`],
  ['quotes that are read', `const cell = text.replaceAll('""', '"');`],
])('%s: accepted', (_what, text) => {
  expect(problems(text)).toEqual([]);
});

test.each(TABLE_WRITERS)('%s writes a format, so that its exception is needed', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  expect(problems(text)).not.toEqual([]);
});

test('the lint configuration applies the restrictions to sources', () => {
  const config = readFileSync(join(root, 'eslint.config.mjs'), 'utf8');
  expect(config).toMatch(/ignores: \[\.\.\.TESTS, \.\.\.TABLE_WRITERS\],\s+rules: .*TABLE_RESTRICTIONS/);
  expect(config).toMatch(/RESOURCE_RESTRICTIONS,\s+\.\.\.TABLE_RESTRICTIONS/);
});
