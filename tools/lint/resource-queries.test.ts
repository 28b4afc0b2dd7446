import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { RESOURCE_RESTRICTIONS, RESOURCE_USERS } from './resource-queries.mjs';

const root = resolve(import.meta.dirname, '../..');
const linter = new Linter({ cwd: root });

/** Messages of the restrictions about a text. */
function problems(text: string, file = 'libs/seqflow/src/canary.tsx') {
  return linter.verify(
    text,
    [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: { 'no-restricted-syntax': ['error', ...RESOURCE_RESTRICTIONS] },
      },
    ],
    { filename: join(root, file) },
  );
}

test.each([
  ['a query of its own', "useQuery({ queryKey: ['a'], queryFn: load });"],
  ['a query with shared options and a key of its own', "useQuery({ ...options, queryKey: ['a'] });"],
  ['a mutation of its own', 'useMutation({ mutationFn: send });'],
  ['an invalidation by key', 'queryClient.invalidateQueries({ queryKey: KEY });'],
  ['options of its own', 'const options = queryOptions(anything);'],
  ['a request', 'const { data } = await client.GET(path);'],
  ['a path of the wire', "const path = '/api/tasks';"],
  ['a comparison with a status of the wire', "const failed = job.status === 'Failed';"],
  ['a case of a status of the wire', "switch (job.status) { case 'On Hold': stop(); }"],
  ['a list of statuses of the wire', "const FILTERS = ['Submitted', 'Running'] as const;"],
  ['a filter by a status of the wire', "const filter = { status: 'Finished' };"],
])('%s is refused', (_what, text) => {
  expect(problems(text)).not.toEqual([]);
});

test.each([
  ['imported options', 'useQuery(projectQueries(client).list(input));'],
  ['imported options with a setting of the screen', 'useQuery({ ...options, enabled, select });'],
  ['an imported mutation', 'useMutation({ ...stop, onError });'],
  ['a route of the portal', "const to = '/data/download';"],
  ['a word of a screen', "const label = t({ message: 'Started', context: 'time' });"],
  ['the words of each status', "const labels = { 'On Hold': onHold, Failed: failed };"],
])('%s is accepted', (_what, text) => {
  expect(problems(text)).toEqual([]);
});

test('the lint configuration applies the restrictions to features and the portal', () => {
  const config = readFileSync(join(root, 'eslint.config.mjs'), 'utf8');
  expect(config).toMatch(/files: RESOURCE_USERS,\s+ignores: TESTS,/);
  expect(RESOURCE_USERS.join()).toContain('apps/{portal,visualisation}/src');
});
