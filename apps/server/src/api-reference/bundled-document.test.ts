import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SpecDocuments, type Node } from '../http/contract/spec-documents.ts';
import { listOperations, SERVICES } from '../http/contract/spec-operations.ts';
import { bundledDocument } from './bundled-document.ts';

const specs = new SpecDocuments(join(import.meta.dirname, '../../../../openapi'));

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

it.each(SERVICES)('%s is in one piece, with all of its operations', (service) => {
  const document = bundledDocument(specs, `${service}.yaml`);
  const all = [...new Set(references(document))];
  expect(all.length).toBeGreaterThan(20);
  for (const reference of all) {
    const [file, ...path] = reference.split('/');
    expect(file).toBe('#');
    const found = path.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document);
    expect(found, reference).toBeTypeOf('object');
    expect(found, reference).not.toHaveProperty('$ref', reference);
  }
  const ids = Object.values(document['paths'] as Record<string, Record<string, { operationId?: string }>>)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => operationId ?? []);
  expect(ids.sort()).toEqual(
    listOperations(specs)
      .filter((operation) => operation.service === service)
      .map(({ id }) => id)
      .sort(),
  );
});

it('describes how a caller is known', () => {
  const document = bundledDocument(specs, 'datains.yaml');
  expect(document).toHaveProperty('components.securitySchemes.bearer.scheme', 'bearer');
});

it('refuses two parts of one name', () => {
  const other = new SpecDocuments(join(import.meta.dirname, '../../../../openapi'));
  const { node } = other.document('datains.yaml');
  Object.assign(node['components'] as Node, { responses: { BadRequest: { description: 'another one' } } });
  expect(() => bundledDocument(other, 'datains.yaml')).toThrow(
    '/components/responses/BadRequest has two meanings in datains.yaml.',
  );
});
