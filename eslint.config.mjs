import comments from '@eslint-community/eslint-plugin-eslint-comments';
import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import checkFile from 'eslint-plugin-check-file';
import imports from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import sonarjs from 'eslint-plugin-sonarjs';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { layers } from './tools/lint/layers.mjs';
import { ensureProjectGraph } from './tools/lint/project-graph.mjs';

await ensureProjectGraph();

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'];
const CONFIGS = ['**/*.config.{mjs,mts,ts}', '**/.storybook/**'];

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
      'import/no-default-export': 'error',
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'Name what is exported: a barrel hides the public surface.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use a union or a const object.' },
      ],
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
      reactHooks.configs.flat['recommended-latest'],
    ],
    settings: { react: { version: '19.3' } },
    rules: { 'react/prop-types': 'off', 'react/no-unescaped-entities': 'off' },
  },
  {
    files: [
      'libs/{datasets,catalogue,seqflow,reports,storage,account}/**/*.{ts,tsx}',
      'apps/portal/**/*.{ts,tsx}',
    ],
    extends: [query.configs['flat/recommended']],
  },
  {
    files: [
      'libs/{wording,datasets,catalogue,seqflow,reports,storage,account}/src/**/*.tsx',
      'apps/portal/src/shell/**/*.tsx',
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
          ],
        },
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
    rules: { 'import/no-default-export': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: [...CONFIGS],
    rules: { 'import/no-default-export': 'off', 'check-file/filename-naming-convention': 'off' },
  },
  { files: ['tools/**', 'apps/server/src/**', 'apps/portal-e2e/**'], rules: { 'no-console': 'off' } },
);
