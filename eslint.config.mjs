import comments from '@eslint-community/eslint-plugin-eslint-comments';
import vitest from '@vitest/eslint-plugin';
import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import checkFile from 'eslint-plugin-check-file';
import imports from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import react from 'eslint-plugin-react';
import sonarjs from 'eslint-plugin-sonarjs';
import storybook from 'eslint-plugin-storybook';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { layers } from './tools/lint/layers.mjs';
import { ensureProjectGraph } from './tools/lint/project-graph.mjs';
import { RESOURCE_RESTRICTIONS, RESOURCE_USERS } from './tools/lint/resource-queries.mjs';
import { SENTENCE_RESTRICTIONS } from './tools/lint/sentence-gaps.mjs';
import { TABLE_RESTRICTIONS, TABLE_WRITERS } from './tools/lint/table-writers.mjs';

await ensureProjectGraph();

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'];
const CONFIGS = ['**/*.config.{mjs,mts,ts}', '**/.storybook/**'];

/** Rules of a plugin, all as errors. */
const errors = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));

const RESTRICTED_SYNTAX = [
  {
    selector: 'ExportAllDeclaration',
    message: 'Name what is exported: a barrel hides the public surface.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union or a const object.' },
  ...SENTENCE_RESTRICTIONS,
];

/** Every rule is an error: a warning is a rule that nobody decided on. Why each is here: docs/contributing/lint.md. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/*.gen.ts',
      '**/.data/**',
      '**/test-output/**',
      '**/storybook-static/**',
      '**/public/**',
      '.nx/**',
      '**/locales/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { '@nx': nx, 'check-file': checkFile, import: imports, sonarjs, 'eslint-comments': comments },
    settings: { 'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mts', '.mjs'] } } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import/order': [
        'error',
        { groups: ['builtin', 'external', ['internal', 'parent', 'sibling', 'index']] },
      ],
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'sonarjs/cognitive-complexity': ['error', 15],
      'eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mts}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{apps,libs,tools}/**/src/**/': 'KEBAB_CASE' }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { vitest },
    rules: {
      ...errors('vitest', [
        'no-alias-methods',
        'no-commented-out-tests',
        'no-conditional-tests',
        'no-disabled-tests',
        'no-duplicate-hooks',
        'no-focused-tests',
        'no-identical-title',
        'no-test-return-statement',
        'prefer-to-have-length',
        'require-to-throw-message',
        'valid-describe-callback',
        'valid-title',
      ]),
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert', 'server.ask'] }],
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/no-restricted-matchers': [
        'error',
        Object.fromEntries(
          ['toMatchSnapshot', 'toMatchInlineSnapshot', 'toMatchFileSnapshot'].map((name) => [
            name,
            'Say what is expected, and why: a snapshot is accepted unread.',
          ]),
        ),
      ],
    },
  },
  {
    files: ['**/*.{test,stories}.tsx'],
    plugins: { 'testing-library': testingLibrary },
    rules: errors('testing-library', [
      'await-async-events',
      'await-async-queries',
      'await-async-utils',
      'no-await-sync-queries',
      'no-container',
      'no-debugging-utils',
      'no-global-regexp-flag-in-query',
      'no-manual-cleanup',
      'no-node-access',
      'no-promise-in-fire-event',
      'no-render-in-lifecycle',
      'no-unnecessary-act',
      'no-wait-for-multiple-assertions',
      'no-wait-for-side-effects',
      'no-wait-for-snapshot',
      'prefer-find-by',
      'prefer-presence-queries',
      'prefer-query-by-disappearance',
      'render-result-naming-convention',
    ]),
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    ignores: CONFIGS,
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: layers(),
          banTransitiveDependencies: false,
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: layers(['type:testing']),
          banTransitiveDependencies: false,
        },
      ],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.recommended,
    ],
    settings: { react: { version: '19.3' } },
    rules: { 'react/prop-types': 'off', 'react/no-unescaped-entities': 'off' },
  },
  {
    files: [
      'libs/{datasets,catalogue,seqflow,reports,storage,account,home}/**/*.{ts,tsx}',
      'apps/{portal,visualisation}/**/*.{ts,tsx}',
    ],
    extends: [query.configs['flat/recommended']],
  },
  {
    files: [
      'libs/{wording,datasets,catalogue,seqflow,reports,storage,account,home}/src/**/*.tsx',
      'apps/portal/src/shell/**/*.tsx',
      'apps/visualisation/src/**/*.tsx',
    ],
    ignores: TESTS,
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: [
            '^[^\\p{L}]*$',
            '^[a-z0-9_./:#-]+$',
            '^[a-z]+[A-Z][A-Za-z]*$',
            '^(FASTQ|VCF|BAM|CSV|TSV|JSON|URL|SNR|RC|CV|PCA|PC1|PC2|QC|md5|MD5|SHA-256)$',
            '^(Unread|Read|Submitted|Running|Succeeded|Failed|Aborted|Aborting|On Hold|Started|Finished|Archived|Checked)$',
            '^(Escape|Enter|Tab|Home|End|Arrow(Up|Down|Left|Right)|Page(Up|Down))$',
          ],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(className|id|htmlFor|role|type|key|name|to|href|src|rel|target|variant|size|tone|side|align|testId|data-.*|d|viewBox|fill|stroke|queryKey|autoComplete|inputMode|scope|as|columnId|accessorKey|field|method|status|icon|format)$',
              },
            },
          ],
          ignoreFunctions: [
            'cva',
            'cn',
            'clsx',
            'Error',
            'TypeError',
            '*.includes',
            '*.startsWith',
            '*.endsWith',
            '*.split',
            '*.join',
            '*.replace',
            '*.padStart',
            '*.getItem',
            '*.setItem',
            '*.removeItem',
            '*.addEventListener',
            '*.removeEventListener',
            '*.GET',
            '*.POST',
            '*.PUT',
            '*.closest',
            '*.querySelector',
            '*.createElement',
            'v.*',
            '*.set',
            '*.get',
            '*.has',
            '*.append',
            'i18n.load',
            '*.matches',
            'URL',
            'window.open',
          ],
        },
      ],
    },
  },
  {
    files: ['apps/{portal,server,visualisation}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...TABLE_WRITERS],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX, ...TABLE_RESTRICTIONS] },
  },
  {
    files: RESOURCE_USERS,
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED_SYNTAX,
        ...RESOURCE_RESTRICTIONS,
        ...TABLE_RESTRICTIONS,
      ],
    },
  },
  {
    files: ['apps/server/src/records/migrations/*.ts'],
    rules: { 'check-file/filename-naming-convention': 'off' },
  },
  {
    files: ['**/*.stories.tsx'],
    extends: [storybook.configs['flat/recommended']],
  },
  {
    files: [...CONFIGS],
    rules: { 'check-file/filename-naming-convention': 'off' },
  },
  { files: ['tools/**', 'apps/server/src/**', 'apps/portal-e2e/**'], rules: { 'no-console': 'off' } },
);
