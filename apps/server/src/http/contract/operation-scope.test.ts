import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopeOf } from './operation-scope.ts';
import { SpecDocuments } from './spec-documents.ts';
import { listOperations } from './spec-operations.ts';

test('each operation that takes a token names the scope that it needs', () => {
  const operations = listOperations(new SpecDocuments(join(import.meta.dirname, '../../../../../openapi')));
  const withoutScope = operations.filter(
    ({ access, scope }) => (access === 'anonymous') === (scope !== undefined),
  );
  expect(withoutScope.map(({ id }) => id)).toEqual([]);
  // Reading needs a scope of reading: a token that can only read changes nothing.
  const readers = operations.filter(({ scope }) => scope === 'work:read' || scope === 'files:read');
  expect(readers.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual([
    'getObjectMetas',
    'createArchive',
    'createReportPdf',
  ]);
});

test.each([
  ['no security at all', undefined],
  ['no scope', [{ bearer: [] }]],
  ['two scopes', [{ bearer: ['work:read', 'files:read'] }]],
  ['an unknown scope', [{ bearer: ['everything'] }]],
  ['a name of every object', [{ bearer: ['toString'] }]],
])('an operation with %s is an error', (_, security) => {
  expect(() => scopeOf('listSecrets', security)).toThrow('The operation listSecrets must name one scope');
});
