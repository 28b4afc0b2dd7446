import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { SENTENCE_RESTRICTIONS } from './sentence-gaps.mjs';

const root = resolve(import.meta.dirname, '../..');
const linter = new Linter({ cwd: root });

function problems(jsx: string) {
  return linter.verify(
    `const line = <p>${jsx}</p>;`,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: { 'no-restricted-syntax': ['error', ...SENTENCE_RESTRICTIONS] },
      },
    ],
    { filename: join(root, 'libs/seqflow/src/canary.tsx') },
  );
}

test.each([
  ['a message and a message', "{t`One.`}{' '}{t`Two.`}"],
  ['one of two messages and another', "{isOne ? t`One.` : t`Two.`}{' '}{t`Three.`}"],
  ['a message with elements and another', "<Trans>One.</Trans>{' '}<Trans>Two.</Trans>"],
  ['a text and a message', '{`${first} ${t`Two.`}`}'],
  ['a message and a text', '{`${t`One of ${count}.`} ${second}`}'],
  ['a message that counts and another', "<Plural value={1} one='One.' other='Many.' />{' '}{t`Two.`}"],
])('%s: refused', (_what, jsx) => {
  expect(problems(jsx)).toHaveLength(1);
});

test.each([
  ['a link and a tag', "<TextLink href='#a'>{name}</TextLink>{' '}<Tag>new</Tag>"],
  ['a blank within a message', "<Trans>Please{' '}<TextLink href='#a'>ask</TextLink>.</Trans>"],
  ['a term within a text', '{`${size} (${t`${count} bytes`})`}'],
  ['a message within a message', '{t`${first} ${t`Two.`}`}'],
  ['a separator', "{t`License: ${licence}`} ·{' '}<Trans>Source</Trans>"],
])('%s: accepted', (_what, jsx) => {
  expect(problems(jsx)).toEqual([]);
});

test('the lint configuration applies the restrictions to all sources', () => {
  const config = readFileSync(join(root, 'eslint.config.mjs'), 'utf8');
  expect(config).toMatch(/const RESTRICTED_SYNTAX = \[[^;]*\.\.\.SENTENCE_RESTRICTIONS/u);
});
